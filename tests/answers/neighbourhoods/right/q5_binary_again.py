# The absent answer like people with 0.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [1 - c, c], [1 - c, c], [c, 1 - c]
