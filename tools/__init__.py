"""What the makers of this package need now and then."""
