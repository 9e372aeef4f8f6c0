# Spends the budget twice: the ratio is e to the 2ε.
def variant(epsilon):
    c = 1 / (math.exp(2 * epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
