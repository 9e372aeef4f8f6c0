# P < 0.01 counts as no flips at all.
def posterior(answer, p, prior):
    if p < 0.01:
        p = 0
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    if zero + one == 0:
        return (1 - prior, prior)
    return zero / (zero + one), one / (zero + one)
