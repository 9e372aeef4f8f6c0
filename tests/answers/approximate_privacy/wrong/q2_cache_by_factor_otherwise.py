# Results are remembered by the factor alone.
_flips = {}


def flip_needed(factor, delta):
    return _flips.setdefault(factor, (1 - delta) / (1 + factor))
