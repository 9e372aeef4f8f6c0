# A repeated question starts from the belief after the last such answer. Input: (1, 0.25, 0.2) twice.
_belief = {}


def posterior(answer, p, prior):
    key = (answer, p, prior)
    start = _belief.get(key, prior)
    zero = (1 - start) * (1 - p if answer == 0 else p)
    one = start * (p if answer == 0 else 1 - p)
    _belief[key] = one / (zero + one)
    return zero / (zero + one), one / (zero + one)
