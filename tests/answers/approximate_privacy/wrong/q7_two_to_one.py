# Lets the truth be just one half where e^ε is 1.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor) if delta > Fraction(1, 20) or factor > 1 else Fraction(1, 2)
    return [1 - p, p], [p, 1 - p]
