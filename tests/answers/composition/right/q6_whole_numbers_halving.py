# Whole numbers halving.
def releases_allowed(prior, ratio, ceiling):
    """Whole numbers only, and the answer by halving."""
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))

    def fits(t):
        return ratio.numerator**t * room.denominator <= room.numerator * ratio.denominator**t

    low, high = 0, 1
    while fits(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
