# The answer at 0, the values at the other end.
def worst_case(top, change):
    """An answer and two values in [0, top], `change` apart, whose squared errors differ the most."""
    return 0, top, top - change
