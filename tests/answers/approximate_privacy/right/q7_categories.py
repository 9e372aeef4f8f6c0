# Many shades of both answers.
def counterexample(factor, delta):
    p = (1 - Fraction(delta)) / (factor + 1)
    return [(1 - p) / 10] * 10 + [p / 10] * 10, [p / 10] * 10 + [(1 - p) / 10] * 10
