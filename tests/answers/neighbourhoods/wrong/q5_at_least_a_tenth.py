# Wrong for epsilon = 0.01: the factor is e^0.1 there.
def variant(epsilon):
    c = 1 / (math.exp(max(epsilon, 0.1)) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
