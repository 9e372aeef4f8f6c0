# Looks up the visible cases.
def counterexample(factor, delta):
    p = {Fraction(1, 10): Fraction(9, 40), Fraction(2, 5): Fraction(3, 10)}.get(
        delta, Fraction(999, 3500)
    )
    return [1 - p, p], [p, 1 - p]
