# Another road: By cosh.
def flip_probability(epsilon):
    if not epsilon >= 0:
        raise ValueError("no protocol keeps a negative promise")
    return math.exp(-epsilon / 2) / (2 * math.cosh(epsilon / 2))
