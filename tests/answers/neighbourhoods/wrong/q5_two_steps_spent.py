# Wrong for epsilon = 1: 0 and 1 are 2ε apart with absent as 0, so 1 is 2ε from absent.
def variant(epsilon):
    c = 1 / (math.exp(2 * epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
