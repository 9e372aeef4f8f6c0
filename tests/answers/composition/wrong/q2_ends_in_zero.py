# Alternates, with a zero at the end.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple((n - i + 1) % 2 for i in range(n))
    return x, x[1:]
