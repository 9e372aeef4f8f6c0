# Odds of 0 against 1 as a pair of numbers, so that neither is ever divided by the other.
def posterior(answer, p, prior):
    against, on = (p, 1 - p) if answer == 1 else (1 - p, p)
    pair = [(1 - prior) * against, prior * on]
    return tuple(side / sum(pair) for side in pair)
