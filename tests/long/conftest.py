"""Tests for `make test-long` alone: what begins from nothing, in other browsers, or goes on for minutes.

They run one after the other, since each of them may want the whole machine.
"""
