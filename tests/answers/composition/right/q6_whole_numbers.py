# Compare whole numbers, cross-multiplied.
def releases_allowed(prior, ratio, ceiling):
    left = prior.numerator * (ceiling.denominator - ceiling.numerator)
    right = ceiling.numerator * (prior.denominator - prior.numerator)
    return next(t - 1 for t in itertools.count(1) if left * ratio.numerator**t > right * ratio.denominator**t)
