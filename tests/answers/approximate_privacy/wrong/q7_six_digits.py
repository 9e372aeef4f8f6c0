# The lie is rounded to two digits.
def counterexample(factor, delta):
    p = Fraction(round((1 - delta) / (1 + factor), 2))
    return [1 - p, p], [p, 1 - p]
