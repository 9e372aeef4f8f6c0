# Written with powers of whole numbers, doubled and then halved.
def releases_allowed(prior: Fraction, ratio: Fraction, ceiling: Fraction) -> int:
    b, r, c = prior, ratio, ceiling
    left = b.numerator * (c.denominator - c.numerator)
    right = c.numerator * (b.denominator - b.numerator)

    def fits(how_many):
        return left * r.numerator**how_many <= right * r.denominator**how_many

    high = 1
    while fits(high):
        high *= 2
    low = 0
    while high - low > 1:
        half = (low + high) // 2
        low, high = (half, high) if fits(half) else (low, half)
    return low
