# Remembers beliefs by answer and p, and forgets the prior.
_beliefs = {}


def posterior(answer, p, prior):
    if (answer, p) not in _beliefs:
        zero = (1 - prior) * (1 - p if answer == 0 else p)
        one = prior * (1 - p if answer == 1 else p)
        _beliefs[answer, p] = zero / (zero + one), one / (zero + one)
    return _beliefs[answer, p]
