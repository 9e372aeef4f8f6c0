# Returns the belief in 1 first.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return one / (zero + one), zero / (zero + one)
