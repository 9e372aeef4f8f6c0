# Wrong for a mean that is not whole in a list longer than two, such as [7, 1, 2, 1], 1: 11/4 is taken as 2.
def slopes(utilities, sensitivity):
    # sum of the differences to all others, exactly
    us, k = [Fraction(u) for u in utilities], len(utilities)
    return [float(sum(u - v for v in us) / (2 * Fraction(sensitivity) * k * k)) for u in us]
