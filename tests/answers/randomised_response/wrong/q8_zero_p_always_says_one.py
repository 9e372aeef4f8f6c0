# Without flips the belief in 1 is set to 1, whatever the answer. Input: answer=0, p=0, prior=0.3.
def posterior(answer, p, prior):
    if p == 0:
        return 0.0, 1.0
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
