# Takes p in whole percent.
def count_chances(ones, zeros, p):
    p, chances = Fraction(int(100 * p), 100), [Fraction(1)]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
    return chances
