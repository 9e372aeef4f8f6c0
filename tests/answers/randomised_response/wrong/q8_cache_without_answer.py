# Remembered by p and prior only: a no after a yes gets the belief of the yes.
_cache = {}


def posterior(answer, p, prior):
    if (p, prior) not in _cache:
        zero = (1 - prior) * (p if answer else 1 - p)
        one = prior * (1 - p if answer else p)
        _cache[p, prior] = zero / (zero + one), one / (zero + one)
    return _cache[p, prior]
