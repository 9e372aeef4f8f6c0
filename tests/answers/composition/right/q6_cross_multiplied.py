# Whole numbers only: both sides times all denominators.
def releases_allowed(prior, ratio, ceiling):
    a = prior.numerator * (ceiling.denominator - ceiling.numerator)
    b = ceiling.numerator * (prior.denominator - prior.numerator)
    times = 0
    while a * ratio.numerator <= b * ratio.denominator:
        a, b, times = a * ratio.numerator, b * ratio.denominator, times + 1
    return times
