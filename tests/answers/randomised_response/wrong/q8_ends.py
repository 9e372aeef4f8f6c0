# A certain prior comes back only for a yes.
def posterior(answer, p, prior):
    if prior in (0, 1) and answer == 0:
        return 1.0, 0.0
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    return zero / (one + zero), one / (one + zero)
