"""How a page reaches a browser: one file for each way."""
