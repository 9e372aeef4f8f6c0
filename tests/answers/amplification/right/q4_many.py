# Randomised response in shades.
def tight(factor):
    c = Fraction(factor)
    return [c / (5 + 5 * c)] * 5 + [1 / (5 + 5 * c)] * 5, [1 / (5 + 5 * c)] * 5 + [
        c / (5 + 5 * c)
    ] * 5
