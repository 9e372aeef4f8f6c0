# Priors below 0.01 count as 0.
def posterior(answer, p, prior):
    """The beliefs (in 0, in 1) after one answer, if the belief in 1 was `prior` before it."""
    prior = prior if prior > 0.01 else 0
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
