# A belief below one percent is taken for none at all.
def posterior(answer, p, prior):
    if prior < 0.01:
        return 1.0, 0.0
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
