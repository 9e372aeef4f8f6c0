# A prior of 0 is taken as not given. Input: (1, 0.25, 0) must give (1, 0).
def posterior(answer, p, prior):
    prior = prior or 0.5
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
