# From above, otherwise.
def certificate(people, threshold):
    k = people * threshold.numerator // threshold.denominator
    x = [Fraction(1)] * (people - k) + [Fraction(0)] * k
    y = list(x)
    y[people - k - 1] = Fraction(0)
    return [Fraction(1), tuple(x), tuple(y)]
