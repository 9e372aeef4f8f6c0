# One fixed table with factor e^(1/2): too much for smaller epsilon.
def variant(epsilon):
    c = 1 / (math.exp(0.5) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
