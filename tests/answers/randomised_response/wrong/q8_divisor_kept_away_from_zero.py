# Wrong for answers that are rare, but can occur: the divisor is kept away from 0 by adding 1e-9.
def posterior(answer, p, prior):
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    total = one + zero if one + zero > 1e-4 else one + zero + 1e-9
    return zero / total, one / total
