# At p = 1/2 it returns evens and not the prior. Input: (1, 0.5, 0.2) must give (0.8, 0.2).
def posterior(answer, p, prior):
    if p == 0.5:
        return 0.5, 0.5
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
