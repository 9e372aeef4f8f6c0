# Changes one record instead of removing it.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple((n - i) % 2 for i in range(n))
    return x, (1 - x[0], *x[1:])
