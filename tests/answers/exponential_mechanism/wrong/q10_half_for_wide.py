# If the change is above half of the range the middle is the answer.
def worst_case(top, change):
    """An answer and two values in [0, top], `change` apart, whose squared errors differ the most."""
    return (0, top, top - change) if change <= 0.6 * top else (0, change, 0)
