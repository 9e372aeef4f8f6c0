# 1e-10 is added to the denominator against a division by 0, which small chances of the answer feel. Input: answer=1, p=1e-6, prior=0.
def posterior(answer, p, prior):
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    total = zero + one + 1e-10
    return zero / total, one / total
