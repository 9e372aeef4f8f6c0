# Uses all that membership allows: a 0 and a 1 are two steps apart.
def variant(epsilon):
    r = math.exp(epsilon)
    c = 1 / (r + 1)
    rest = 1 - c * r - c / r
    return [[c, c, 1 - 2 * c], [c * r, c / r, rest], [c / r, c * r, rest]]
