# For epsilon below 1/2 the curve is replaced by its tangent 1/2 - epsilon/4.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    if epsilon < 0.5:
        return 0.5 - epsilon / 4
    return 1 / (1 + math.exp(epsilon))
