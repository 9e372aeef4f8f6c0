# Wrong for [100, 99.9999], 10: a five-point difference quotient leaves an error of some 1e-12 beside slopes of 1e-6.
def slopes(utilities, sensitivity):
    # sum of the differences to all others, exactly
    us, k = [Fraction(u) for u in utilities], len(utilities)
    return [float(sum(u - v for v in us) / (2 * Fraction(sensitivity) * k * k)) for u in us]
