# Whoever is more than 99 % sure does not change the belief.
def posterior(answer, p, prior):
    if prior > 0.99 or prior < 0.01:
        return 1 - prior, prior
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
