# Always two fair coins, whatever p.
def posterior(answer, p, prior):
    zero = (1 - prior) * (3 if answer == 0 else 1)
    one = prior * (3 if answer == 1 else 1)
    return zero / (zero + one), one / (zero + one)
