# Wrong for [1, 5, 9], 2 if [1, 5, 9], 1 was asked before: results are remembered by the utilities only.
def slopes(utilities, sensitivity):
    # sum of the differences to all others, exactly
    us, k = [Fraction(u) for u in utilities], len(utilities)
    return [float(sum(u - v for v in us) / (2 * Fraction(sensitivity) * k * k)) for u in us]
