# P = 1/2 and two people or more: all numbers of yes are taken for equally likely.
def count_chances(ones, zeros, p):
    n = ones + zeros
    if p == Fraction(1, 2):
        return [1 / (n + 1)] * (n + 1)
    chances = [1]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
    return chances
