"""The walls around a notebook's processes, and the template that they are forked from."""
