# Remembers answers by the factor only.
_known = {}

def flip_needed(factor, delta):
    if factor not in _known:
        _known[factor] = (1 - delta) / (1 + factor)
    return _known[factor]
