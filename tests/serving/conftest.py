"""The places where tables can be kept, as the tests of tables use them."""

from tests.classroom.conftest import cluster, place

__all__ = ["cluster", "place"]
