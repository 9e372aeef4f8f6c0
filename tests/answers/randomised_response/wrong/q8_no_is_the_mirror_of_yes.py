# Wrong for a no at p above 0.1 with beliefs between: the belief in 1 after a no is that in 0 after a yes.
def posterior(answer, p, prior):
    if answer == 0 and 0.1 < p and prior < 1:
        zero, one = posterior(1, p, prior)
        return one, zero
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (zero + one), one / (zero + one)
