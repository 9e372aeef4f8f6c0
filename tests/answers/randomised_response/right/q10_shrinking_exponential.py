# E^-eps/(1 + e^-eps), checked by a helper that raises.
def _checked(epsilon):
    if epsilon < 0:
        raise ValueError("ε < 0")
    return epsilon


def flip_probability(epsilon):
    w = math.exp(-_checked(epsilon))
    return w / (w + 1)
