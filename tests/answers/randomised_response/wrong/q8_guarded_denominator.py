# 1e-10 is added below against division by 0. Input: (1, 0.0001, 0): 0.999999.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    total = zero + one + 1e-10
    return zero / total, one / total
