# Wrong for a delta above 10/11 a probability is above 1.
def counterexample(factor, delta):
    often = max(Fraction(1, 2), delta) + delta / 10
    other = (often - delta) / factor
    return [often, 1 - often], [other, 1 - other]
