# Exact fractions all the way.
def estimate_rate(answers, p):
    p = Fraction(p)
    return (Fraction(sum(answers), len(answers)) - p) / (1 - 2 * p)
