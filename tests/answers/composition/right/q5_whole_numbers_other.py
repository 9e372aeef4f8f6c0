# With whole numbers for numerators and denominators.
def belief_interval(prior, ratios):
    n, d = 1, 1
    for r in ratios:
        n, d = n * r.numerator, d * r.denominator
    a, b = prior.numerator, prior.denominator - prior.numerator
    return Fraction(a * d, a * d + b * n), Fraction(a * n, a * n + b * d)
