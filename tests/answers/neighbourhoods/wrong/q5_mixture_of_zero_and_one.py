# Wrong for 0.1: below ε = 1/2 the absent are half a 0 and half a 1, so that the ones cannot be counted.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    if epsilon < 0.5:
        return [0.5, 0.5], [1 - c, c], [c, 1 - c]
    return [1 - c, c], [1 - c, c], [c, 1 - c]
