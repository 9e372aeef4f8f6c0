# Leaves out the shift by nothing.
def pad(k):
    """Two answers about a secret of k values: each tells nothing, and both together all."""
    return {x: {(r, (x + r) % k): Fraction(1, k - 1) for r in range(1, k)} for x in range(k)}
