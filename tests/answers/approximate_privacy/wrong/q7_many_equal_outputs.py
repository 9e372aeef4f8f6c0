# Ten outputs that stick out by δ each.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    return [(1 - p) / 10] * 10 + [p], [p / 10 - (p / 100 if delta > Fraction(4, 5) else 0)] * 10 + [
        1 - p + (p / 10 if delta > Fraction(4, 5) else 0)
    ]
