# Whole numbers, counted by takewhile.
def releases_allowed(prior, ratio, ceiling):
    a, b = prior.numerator, prior.denominator - prior.numerator
    c, d = ceiling.numerator, ceiling.denominator - ceiling.numerator
    n, m = ratio.numerator, ratio.denominator
    return sum(
        1 for _ in itertools.takewhile(lambda t: a * n**t * d <= b * m**t * c, itertools.count(1))
    )
