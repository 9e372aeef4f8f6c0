# Wrong for a p with more digits: made a fraction with a denominator of at most 100.
def count_chances(ones, zeros, p):
    p = Fraction(p).limit_denominator(100)
    chances = [Fraction(1)]
    for q in [1 - p] * ones + [p] * zeros:
        chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    return [float(v) for v in chances]
