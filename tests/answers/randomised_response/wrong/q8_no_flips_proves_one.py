# Without flips the answer is taken to prove a one, whatever it is.
def posterior(answer, p, prior):
    if p == 0:
        return 0.0, 1.0
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
