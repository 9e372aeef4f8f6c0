# P is rounded to a denominator of at most 1000: p = 0.123456.
def count_chances(ones, zeros, p):
    p = Fraction(p).limit_denominator(1000)
    chances = [Fraction(1)]
    for q in [1 - p] * ones + [p] * zeros:
        stay = [c * (1 - q) for c in chances] + [0]
        grow = [0] + [c * q for c in chances]
        chances = [s + g for s, g in zip(stay, grow)]
    return chances
