# Wrong for [7, 1, 2], 1: the slope 11/18 is rounded to six decimals.
def slopes(utilities, sensitivity):
    # sum of the differences to all others, exactly
    us, k = [Fraction(u) for u in utilities], len(utilities)
    return [float(sum(u - v for v in us) / (2 * Fraction(sensitivity) * k * k)) for u in us]
