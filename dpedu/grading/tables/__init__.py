"""Marks as tables, for platforms and for whoever counts."""
