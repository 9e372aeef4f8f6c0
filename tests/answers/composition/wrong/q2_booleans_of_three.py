# Repeats with period three.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple(int((n - i) % 3 == 1) for i in range(n))
    return x, x[1:]
