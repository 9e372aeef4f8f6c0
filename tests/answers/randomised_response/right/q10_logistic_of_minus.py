# Right: logistic of minus
def flip_probability(epsilon):
    class Negative(ValueError):
        pass

    if not epsilon >= 0:
        raise Negative(epsilon)
    small = math.exp(-epsilon)
    return small / (1 + small)
