"""Live tables: people at many screens play one game. Knows every game alike, and no server and no browser."""
