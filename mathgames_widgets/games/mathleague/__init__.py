"""mathleague.org/cards: build the highest-scoring team of four students."""
