# Probabilities with large denominators: the result is rounded to one of at most 10000.
def least_delta(one, other, factor):
    forth = sum(max(s - factor * t, Fraction(0)) for s, t in zip(one, other))
    back = sum(max(t - factor * s, Fraction(0)) for s, t in zip(one, other))
    return Fraction(max(forth, back)).limit_denominator(10**4)
