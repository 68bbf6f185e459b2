"""How fast it is, beside others: `make bench` prints one table, measured in one run. See docs/benchmarks.md."""
