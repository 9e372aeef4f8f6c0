# Above 4 the flip probability is rounded to two digits.
def variant(epsilon):
    """Rows for absent, 0 and 1: ε-DP under membership, and the ones can be counted without bias."""
    c = 1 / (math.exp(epsilon) + 1)
    c = c if epsilon < 4 else round(c, 3)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
