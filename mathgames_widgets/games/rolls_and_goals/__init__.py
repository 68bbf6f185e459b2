"""Rolls & Goals: modify six dice, win goals, build a deck."""
