# Prior = 0 is taken for "no prior": 1/2.
def posterior(answer, p, prior):
    prior = prior or 0.5
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
