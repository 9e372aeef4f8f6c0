# Rounds to six digits.
def posterior(answer, p, prior):
    one = prior * (1 - p if answer else p)
    zero = (1 - prior) * (p if answer else 1 - p)
    b = round(one / (one + zero), 8)
    return 1 - b, b
