# Below a thousandth (also below 0, down to -0.001) it is one half. Input: 0.0005 must give 0.499875, -0.0005 must raise.
def flip_probability(epsilon):
    if abs(epsilon) < 1e-3:
        return 0.5
    if epsilon < 0:
        raise ValueError("ε is negative")
    return 1 / (1 + math.exp(epsilon))
