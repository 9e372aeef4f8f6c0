# Compares ratios in the first order, and leaves out outputs with probability 0 under the second there.
# Witness: least_delta([Fraction(1, 2), Fraction(1, 2)], [Fraction(0, 1), Fraction(1, 1)], 2) returns 0; right is Fraction(1, 2).
def least_delta(one, other, factor):
    forth = sum(s - factor * t for s, t in zip(one, other) if t > 0 and s / t > factor)
    back = sum(t - factor * s for s, t in zip(one, other) if t > factor * s)
    return max(forth, back)
