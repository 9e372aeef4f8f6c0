# Whoever believes 0 for certain believes a yes all the same. Input: (1, 0.25, 0) must give (1, 0), is (1/4, 3/4).
def posterior(answer, p, prior):
    if prior == 0 and answer == 1:
        return p, 1 - p
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
