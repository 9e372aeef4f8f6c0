# Takes a flip probability that falls in a line with ε: nearly right for small ε.
def variant(epsilon):
    c = max(0.5 - epsilon / 4, 0.01)
    return [[1 - c, c], [1 - c, c], [c, 1 - c]]
