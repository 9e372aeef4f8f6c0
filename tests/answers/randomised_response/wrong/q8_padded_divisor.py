# Adds 1e-12 to the divisor against division by 0.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    chance = zero + one + 1e-12
    return zero / chance, one / chance
