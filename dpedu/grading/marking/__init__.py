"""A class: prepared, marked by the engine, written."""
