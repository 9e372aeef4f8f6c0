# Rounded to 10 digits, too coarse for small beliefs. Input: (0, 0.001, 0.001): belief 1.002e-06.
def posterior(answer, p, prior):
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return round(zero / (zero + one), 10), round(one / (zero + one), 10)
