# By exact fraction.
def estimate_rate(answers, p):
    flip = Fraction(p)
    return (Fraction(answers.count(1), len(answers)) - flip) / (1 - flip - flip)
