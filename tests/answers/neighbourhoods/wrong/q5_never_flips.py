# Epsilon above 5: the chance of a flip is taken for 0, so the ratio is infinite.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1) if epsilon <= 5 else 0.0
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
