# Wrong for [1, 2, 3, 4, 5, 9], 1: with five or more candidates the largest and the smallest are left out of the mean.
def slopes(utilities, sensitivity):
    # sum of the differences to all others, exactly
    us, k = [Fraction(u) for u in utilities], len(utilities)
    return [float(sum(u - v for v in us) / (2 * Fraction(sensitivity) * k * k)) for u in us]
