# Wrong for epsilon = 0.1: with three answers the truth has 1 - 2c.
def variant(epsilon):
    c = 1 / (math.exp(epsilon) + 1)
    t = 1 - 2 * c
    return [[c, c, t], [t, c, c], [c, t, c]]
