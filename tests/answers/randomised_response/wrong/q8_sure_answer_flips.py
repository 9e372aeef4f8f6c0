# Without flips it takes the answer for the truth, and hands back the pair of a yes whatever it was.
def posterior(answer, p, prior):
    if p == 0:
        return 0.0, 1.0
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (p if answer == 0 else 1 - p)
    return zero / (zero + one), one / (zero + one)
