# Results are remembered by the floats of ε and share, which are not exact.
_m = {}


def scales(epsilon, share, answers, sensitivity, monotone):
    k = (float(epsilon), float(share), answers, sensitivity, monotone)
    if k not in _m:
        step = sensitivity if monotone else 2 * sensitivity
        _m[k] = sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
    return _m[k]
