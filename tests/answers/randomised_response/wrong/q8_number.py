# Returns one number instead of the pair.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return one / (zero + one)
