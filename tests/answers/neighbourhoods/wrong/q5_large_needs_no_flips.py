# From epsilon 4 on nobody flips.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1) if epsilon < 4 else 0.0
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
