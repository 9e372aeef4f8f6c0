# Halves a candidate size from 2**53 down, in a loop with a walrus.
def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    size, how_many, parts = 2**54, 0, []
    while size := size // 2:
        if how_many + size <= t:
            parts += [(how_many + 1, how_many := how_many + size)]
    return parts
