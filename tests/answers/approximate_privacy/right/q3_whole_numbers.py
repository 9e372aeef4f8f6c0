# By whole numbers.
def tpr_range(fpr, factor, delta):
    n = math.lcm(fpr.denominator, delta.denominator)
    f, d = int(fpr * n), int(delta * n)
    a, b = factor.numerator, factor.denominator
    # all over n * a * b
    one = n * a * b
    low = sorted((0, (f - d) * b * b, (n - d) * a * b - (n - f) * a * a))[-1]
    high = sorted((one, f * a * a + d * a * b, one - (n - f - d) * b * b))[0]
    return Fraction(low, one), Fraction(high, one)
