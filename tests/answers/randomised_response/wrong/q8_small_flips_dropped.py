# Wrong for flip probabilities below a thousandth that are not 0: they are dropped.
def posterior(answer, p, prior):
    small = 0 if p < 1e-3 else p
    one = prior * (1 - small if answer else small)
    zero = (1 - prior) * (small if answer else 1 - small)
    return (zero / (zero + one), one / (zero + one)) if zero + one else (1 - prior, prior)
