"""Questions that are answered by hand: a chart is painted, a mark is dragged, bars are made level."""
