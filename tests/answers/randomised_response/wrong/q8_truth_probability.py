# Takes p for the probability of the truth.
def posterior(answer, p, prior):
    zero = (1 - prior) * (p if answer == 0 else 1 - p)
    one = prior * (p if answer == 1 else 1 - p)
    return zero / (zero + one), one / (zero + one)
