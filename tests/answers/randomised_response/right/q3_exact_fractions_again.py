# Exact arithmetic with Fractions, then a float.
def estimate_rate(answers, p):
    p = Fraction(p)
    share = Fraction(sum(int(a) for a in answers), len(answers))
    return float((share - p) / (1 - 2 * p))
