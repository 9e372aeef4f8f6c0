# Keeps the four chances as exact Fractions and takes a logarithm only at the end.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    ratios = [Fraction(1)]
    for side in (t, 1 - t):
        low, high = (1 - s) * side, s + (1 - s) * side
        if high == 0:
            continue
        if low == 0:
            return math.inf
        ratios.append(high / low)
    worst = max(ratios)
    return math.log(worst.numerator / worst.denominator)
