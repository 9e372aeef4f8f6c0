# Epsilon below 0.095: the ratio is rounded down to 1.0, and all rows are the same.
def variant(epsilon):
    ratio = math.floor(10 * math.exp(epsilon)) / 10
    c = 1 / (ratio + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
