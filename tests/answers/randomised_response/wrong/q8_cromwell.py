# Never believes in 0: a prior of 0 is replaced by one of 1/100.
def posterior(answer, p, prior):
    prior = prior or 0.01
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
