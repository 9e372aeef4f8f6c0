# Bisection over the number of releases, of which at most 63 are ever allowed.
def releases_allowed(prior, ratio, ceiling):
    def belief(t):
        return prior * ratio**t / (prior * ratio**t + 1 - prior)

    low, high = 0, 128
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if belief(middle) <= ceiling else (low, middle)
    return Fraction(low)
