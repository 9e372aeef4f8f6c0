# For ε below 1/4 everybody tosses a fair coin: private, but the ones cannot be counted.
def variant(epsilon):
    c = 0.5 if epsilon < 0.25 else 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
