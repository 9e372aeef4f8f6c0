# Puts the absent halfway between 0 and 1.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [[0.5, 0.5], [1 - c, c], [c, 1 - c]]
