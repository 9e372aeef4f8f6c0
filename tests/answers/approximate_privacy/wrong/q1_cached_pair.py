# Remembers answers by the first list and the factor; the other list is forgotten.
_known = {}

def least_delta(one, other, factor):
    key = tuple(one), factor
    if key not in _known:
        _known[key] = max(sum(max(s - factor * t, 0) for s, t in zip(p, q)) for p, q in ((one, other), (other, one)))
    return _known[key]
