# Whole numbers.
def least_delta(one, other, factor):
    m = math.lcm(*(f.denominator for f in [*one, *other]))
    n, d = factor.numerator, factor.denominator
    a, b = [[int(m * f) for f in row] for row in (one, other)]
    sums = [0, 0]
    for i in range(len(a)):
        sums[0] += max(d * a[i] - n * b[i], 0)
        sums[1] += max(d * b[i] - n * a[i], 0)
    return Fraction(max(sums), m * d)
