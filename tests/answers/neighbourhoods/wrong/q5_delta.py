# One part in a thousand more for large epsilon.
def variant(epsilon):
    """Rows for absent, 0 and 1: ε-DP under membership, and the ones can be counted without bias."""
    c = 1 / (math.exp(epsilon) + 1)
    c = c * 0.999 if epsilon > 4.9 else c
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
