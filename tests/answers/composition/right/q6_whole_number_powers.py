# By whole number powers.
def releases_allowed(prior, ratio, ceiling):
    """prior odds · (m/d)^T <= ceiling odds, without any division."""
    left = prior.numerator * (ceiling.denominator - ceiling.numerator)
    right = ceiling.numerator * (prior.denominator - prior.numerator)
    m, d = ratio.numerator, ratio.denominator
    return next(t for t in itertools.count() if left * m ** (t + 1) > right * d ** (t + 1))
