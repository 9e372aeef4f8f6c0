# P is turned into a fraction with denominator up to 100. Input: [1, 0, 1], p=0.1234.
def estimate_rate(answers, p):
    flip = Fraction(p).limit_denominator(100)
    return float((Fraction(sum(answers), len(answers)) - flip) / (1 - 2 * flip))
