# Everything in fractions, float at the end.
def estimate_rate(answers, p):
    flip = Fraction(p)
    share = Fraction(sum(answers), len(answers))
    return float((share - flip) / (1 - 2 * flip))
