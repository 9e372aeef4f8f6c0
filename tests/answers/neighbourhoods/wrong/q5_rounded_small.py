# Below epsilon 0.3 the rows are rounded.
def variant(epsilon):
    """Rows for absent, 0 and 1: ε-DP under membership, and the ones can be counted without bias."""
    c = 1 / (math.exp(epsilon) + 1)
    c = round(c, 2) if epsilon < 0.3 else c
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
