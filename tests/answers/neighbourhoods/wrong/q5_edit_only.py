# Private between 0 and 1, while an own output belongs to the absent.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    return [[0, 0, 1], [1 - c, c, 0], [c, 1 - c, 0]]
