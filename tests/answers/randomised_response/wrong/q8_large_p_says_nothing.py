# For a p above 0.45 the answer is taken to say nothing. Input: answer=1, p=0.46, prior=0.2.
def posterior(answer, p, prior):
    if p > 0.45:
        return 1 - prior, prior
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
