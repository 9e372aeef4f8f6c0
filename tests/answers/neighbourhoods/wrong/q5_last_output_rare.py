# Wrong for epsilon = 8: the third output has 1e-4 if absent and 0 if present.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon < 5:
        return [[1 - c, c], [1 - c, c], [c, 1 - c]]
    s = 1e-4
    return [[(1 - c) * (1 - s), c * (1 - s), s], [1 - c, c, 0.0], [c, 1 - c, 0.0]]
