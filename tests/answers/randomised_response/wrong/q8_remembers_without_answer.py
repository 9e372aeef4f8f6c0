# Keeps beliefs by p and prior, and forgets that the answer may differ.
_beliefs = {}


def posterior(answer, p, prior):
    if (p, prior) not in _beliefs:
        zero = (1 - prior) * (1 - p if answer == 0 else p)
        one = prior * (p if answer == 0 else 1 - p)
        _beliefs[p, prior] = zero / (zero + one), one / (zero + one)
    return _beliefs[p, prior]
