# Fills the even places, and moves everybody by two.
def moving_up(n):
    """A list of n bits and the same without one record, whose counts by place differ the most."""
    x = tuple((n - i) % 2 for i in range(n))
    return x, (*x[2:], x[1])[: n - 1] if n > 1 else ()
