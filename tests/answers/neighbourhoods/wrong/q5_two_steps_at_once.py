# Puts the two steps between 0 and 1 into one: the absent stand on the side of 0.
def variant(epsilon):
    r = math.exp(epsilon)
    c = 1 / (r + 1)
    return [[c * r, c / r, 1 - c * r - c / r], [c, c, 1 - 2 * c], [c / r, c * r, 1 - c * r - c / r]]
