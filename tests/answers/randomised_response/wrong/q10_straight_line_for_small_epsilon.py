# Below 0.05 the tangent 1/2 - eps/4 is used. Input: 0.04.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("ε must not be negative")
    if epsilon < 0.05:
        return 0.5 - epsilon / 4
    return 1 / (1 + math.exp(epsilon))
