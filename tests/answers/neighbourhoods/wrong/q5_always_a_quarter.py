# Always good for ε = 1/4 and above, and for no smaller one.
def variant(epsilon):
    c = 1 / (math.exp(0.25) + 1)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
