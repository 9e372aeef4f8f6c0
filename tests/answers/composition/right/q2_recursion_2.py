# By recursion.
def moving_up(n):
    """A list of one less already does it; put the opposite of its head in front."""
    if n == 1:
        return [(1,), ()]
    rest, _ = moving_up(n - 1)
    return [(1 - rest[0], *rest), rest]
