# Stops alternating after twelve.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple((n - i) % 2 * (i < 12) for i in range(n))
    return x, x[1:]
