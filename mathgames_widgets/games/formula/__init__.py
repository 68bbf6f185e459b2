"""FORMULA: get rid of your cards by making true formulas on the table. The module satisfies the `Game` protocol."""
