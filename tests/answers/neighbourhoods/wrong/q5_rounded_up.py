# Small epsilon (0.01 to 0.02): c is rounded up to 0.5, and the ones cannot be counted.
def variant(epsilon):
    c = math.ceil(100 / (math.exp(epsilon) + 1)) / 100
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
