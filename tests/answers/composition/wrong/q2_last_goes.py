# Lets the last one go, so that nobody moves.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple((n - i) % 2 for i in range(n))
    return x, x[:-1]
