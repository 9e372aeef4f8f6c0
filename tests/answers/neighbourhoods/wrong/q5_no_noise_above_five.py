# Above 5 no noise is added any more. Input: epsilon 8: the ratio is infinite.
def variant(epsilon):
    c = 0.0 if epsilon > 5 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
