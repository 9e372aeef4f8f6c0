# Keeps scales by epsilon and share, and forgets the rest.
_scales = {}


def scales(epsilon, share, answers, sensitivity, monotone):
    if (epsilon, share) not in _scales:
        step = sensitivity if monotone else 2 * sensitivity
        first, second = share * epsilon, (1 - share) * epsilon
        _scales[epsilon, share] = sensitivity / first, answers * step / second
    return _scales[epsilon, share]
