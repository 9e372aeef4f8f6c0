# At factor 1 takes the sum of all differences for the total variation, without its half.
# Witness: least_delta([Fraction(1, 4), Fraction(3, 4)], [Fraction(3, 4), Fraction(1, 4)], 1) returns Fraction(1, 1); right is Fraction(1, 2).
def least_delta(one, other, factor):
    if factor == 1:
        return sum(abs(s - t) for s, t in zip(one, other))
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(one, other)),
        sum(max(t - factor * s, 0) for s, t in zip(one, other)),
    )
