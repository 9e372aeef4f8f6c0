# Knows at most six secrets.
def pad(k):
    """Two answers about a secret of k values: each tells nothing, and both together all."""
    return {x: {(r, (x % 6 + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
