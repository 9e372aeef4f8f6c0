# Exactly, with Fraction.
def estimate_rate(answers, p):
    p = Fraction(p)
    return (Fraction(answers.count(1), len(answers)) - p) / (1 - 2 * p)
