# Wrong for prior 0: taken for "no prior", and evens are put in its place.
def posterior(answer, p, prior):
    prior = prior or 0.5
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    total = one + zero
    return zero / total, one / total
