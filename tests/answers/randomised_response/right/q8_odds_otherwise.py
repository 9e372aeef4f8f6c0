# By odds, where neither side is impossible.
def posterior(answer, p, prior):
    p, prior = Fraction(p), Fraction(prior)
    for_zero, for_one = (p, 1 - p) if answer else (1 - p, p)
    if prior * for_one == 0:
        return 1.0, 0.0
    odds = (1 - prior) / prior * (for_zero / for_one)
    return float(odds / (1 + odds)), float(1 / (1 + odds))
