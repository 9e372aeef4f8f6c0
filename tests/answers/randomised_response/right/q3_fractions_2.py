# Exact fractions, and a float only at the end.
def estimate_rate(answers, p):
    flip = Fraction(p)
    yes = Fraction(sum(int(a) for a in answers), len(answers))
    return float((yes - flip) / (1 - 2 * flip))
