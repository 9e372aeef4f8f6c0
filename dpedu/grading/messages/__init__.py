"""Frames between processes, and the values in them."""
