# Results are kept under a key without monotone. Input: two calls that differ in monotone only.
_known = {}


def scales(epsilon, share, answers, sensitivity, monotone):
    key = (epsilon, share, answers, sensitivity)
    if key not in _known:
        step = sensitivity if monotone else 2 * sensitivity
        _known[key] = (sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon))
    return _known[key]
