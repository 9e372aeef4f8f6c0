# Treats every answer as a yes.
def posterior(answer, p, prior):
    zero, one = (1 - prior) * p, prior * (1 - p)
    return zero / (zero + one), one / (zero + one)
