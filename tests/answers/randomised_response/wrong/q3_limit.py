# Turns p into a simple fraction.
def estimate_rate(answers, p):
    q = Fraction(p).limit_denominator(1000)
    return float((Fraction(sum(answers), len(answers)) - q) / (1 - 2 * q))
