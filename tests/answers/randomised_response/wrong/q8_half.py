# At p = 0 the answer proves all, whatever the prior.
def posterior(answer, p, prior):
    if p < 1e-6:
        return (0.0, 1.0) if answer else (1.0, 0.0)
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (one + zero), one / (one + zero)
