# Keeps results by epsilon rounded to a tenth.
_flips = {}


def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return _flips.setdefault(round(float(epsilon), 1), 1 / (1 + math.exp(epsilon)))
