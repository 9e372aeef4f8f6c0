# The odds are cut off at 1000 to 1 for priors above 1/2: posterior(1, 0.01, 0.99).
def posterior(answer, p, prior):
    zero = (1 - prior) * (p if answer else 1 - p)
    one = prior * (1 - p if answer else p)
    if zero == 0 or one == 0:
        return float(one == 0), float(zero == 0)
    odds = min(one / zero, 1000)
    return 1 / (1 + odds), odds / (1 + odds)
