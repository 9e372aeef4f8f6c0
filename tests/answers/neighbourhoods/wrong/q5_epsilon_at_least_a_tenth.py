# Epsilon is taken to be at least 0.1, so that something can be seen. Input: epsilon 0.01: the ratio is e^0.1.
def variant(epsilon):
    c = 1 / (math.exp(max(epsilon, 0.1)) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
