# Rounds the prior to whole percent.
def posterior(answer, p, prior):
    prior = round(float(prior), 2)
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
