# Priors below 0.01 and above 0.99 are treated as certain. Input: answer=1, p=0.1, prior=0.005.
def posterior(answer, p, prior):
    if prior < 0.01 or prior > 0.99:
        return (1.0, 0.0) if prior < 0.01 else (0.0, 1.0)
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
