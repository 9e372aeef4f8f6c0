# Takes ones only, of which every other makes up for its neighbour.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple(1 for i in range(n))
    return x, x[1:]
