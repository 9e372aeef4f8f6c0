# Uses a pad of one fair coin.
def pad(k):
    """Two answers about a secret of k values: each tells nothing, and both together all."""
    return {x: {(r, (x + r) % k): Fraction(1, 2) for r in range(2)} for x in range(k)}
