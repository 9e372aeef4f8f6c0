# Takes ones in the first half.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple(int(2 * i < n) for i in range(n))
    return x, x[1:]
