# One minus overlap.
def least_delta(one, other, factor):
    """What sticks out is 1 less what is covered."""

    def covered(p, q):
        return sum([a if a <= factor * b else factor * b for a, b in zip(p, q)])

    return 1 - min(covered(one, other), covered(other, one))
