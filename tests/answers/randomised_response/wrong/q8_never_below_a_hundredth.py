# A belief in one below 1/100 is lifted to 1/100, as nobody is beyond suspicion.
def posterior(answer, p, prior):
    prior = max(prior, 0.01)
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
