# Epsilon = 0.37: it is rounded up to 0.4, and the ratio is too large.
def variant(epsilon):
    c = 1 / (math.exp(max(round(epsilon, 1), 0.01)) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
