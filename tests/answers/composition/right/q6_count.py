# Counts with itertools, on whole numbers.
def releases_allowed(prior, ratio, ceiling):
    a, b = prior.numerator, prior.denominator - prior.numerator
    c, d = ceiling.numerator, ceiling.denominator - ceiling.numerator
    n, m = ratio.numerator, ratio.denominator
    return next(t for t in itertools.count() if a * n ** (t + 1) * d > b * m ** (t + 1) * c)
