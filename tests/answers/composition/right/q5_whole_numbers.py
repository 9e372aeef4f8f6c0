# Numerators and denominators as whole numbers; ints at certainty; recursion for the product.
def belief_interval(prior, ratios):
    if prior in (0, 1):
        return int(prior), int(prior)

    def product(part):
        if len(part) <= 1:
            return Fraction(*part) if part else Fraction(1)
        half = len(part) // 2
        return product(part[:half]) * product(part[half:])

    a, b = prior.numerator, prior.denominator - prior.numerator
    r = product(ratios)
    c, d = r.numerator, r.denominator
    return Fraction(a * d, a * d + b * c), Fraction(a * c, a * c + b * d)
