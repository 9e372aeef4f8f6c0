# Lets the second answer be how far the secret is from the first.
def pad(k):
    """Two answers about a secret of k values: each tells nothing, and both together all."""
    return {x: {(r, abs(x - r)): Fraction(1, k) for r in range(k)} for x in range(k)}
