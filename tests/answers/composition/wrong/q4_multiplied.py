# Multiplies instead of adding.
def pad(k):
    """Two answers about a secret of k values: each tells nothing, and both together all."""
    return {x: {(r, (x * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
