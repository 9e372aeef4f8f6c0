# Gives rows for 0 and 1 only.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [[1 - c, c], [c, 1 - c]]
