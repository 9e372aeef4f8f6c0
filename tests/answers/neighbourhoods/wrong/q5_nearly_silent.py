# The absent speak one time in a thousand.
def variant(epsilon):
    p = 1 / (1 + math.exp(epsilon))
    return [[0.0005, 0.0005, 0.999], [(1 - p) / 2, p / 2, 0.5], [p / 2, (1 - p) / 2, 0.5]]
