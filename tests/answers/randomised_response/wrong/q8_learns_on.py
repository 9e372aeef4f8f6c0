# Keeps the belief about the same person and goes on from it at the next call.
_belief = {}


def posterior(answer, p, prior):
    now = _belief.get((p, prior), prior)
    zero = (1 - now) * (1 - p if answer == 0 else p)
    one = now * (1 - p if answer == 1 else p)
    _belief[p, prior] = one / (zero + one)
    return zero / (zero + one), one / (zero + one)
