# Epsilon below 0.1: a larger one is used, and the ratio is too large.
def variant(epsilon):
    c = 1 / (math.exp(max(epsilon, 0.1)) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
