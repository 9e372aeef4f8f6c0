# The beliefs are rounded to eleven digits, which is more than a part in 10^9 off for small ones, as after a no at p = 0.01 with prior 0.001.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    total = zero + one
    return round(zero / total, 11), round(one / total, 11)
