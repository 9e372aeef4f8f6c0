# Remembers by the rounded ε.
_p = {}


def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon < 0")
    key = round(epsilon)
    if key not in _p:
        _p[key] = 1 / (1 + math.exp(epsilon))
    return _p[key]
