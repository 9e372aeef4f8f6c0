# A prior of 0 is taken for "no opinion" and replaced by 1/2. Input: answer=1, p=0.1, prior=0.
def posterior(answer, p, prior):
    prior = prior or 0.5
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
