# A running mean, then the line through two points.
def estimate_rate(answers, p):
    mean = Fraction(0)
    for i, a in enumerate(answers, 1):
        mean += (a - mean) / i
    low, high = Fraction(p), 1 - Fraction(p)
    return float((mean - low) / (high - low))
