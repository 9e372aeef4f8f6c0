# For a prior above 1/2 a no is treated like a yes.
def posterior(answer, p, prior):
    if answer == 0 and 0.5 < prior < 1:
        zero, one = (1 - prior) * p, prior * (1 - p)
    else:
        zero = (1 - prior) * (1 - p if answer == 0 else p)
        one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
