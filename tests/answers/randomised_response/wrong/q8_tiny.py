# Beliefs are kept away from 0 and 1.
def posterior(answer, p, prior):
    prior = min(max(prior, 1e-6), 1 - 1e-6)
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (one + zero), one / (one + zero)
