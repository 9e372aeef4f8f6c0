# Both scales are rounded to six decimals. Input: epsilon 3, share 1/2: 0.666667 and not 2/3.
def scales(epsilon, share, answers, sensitivity, monotone):
    one = Fraction(sensitivity) / epsilon
    return round(one / share, 6), round(one * (1 if monotone else 2) * answers / (1 - share), 6)
