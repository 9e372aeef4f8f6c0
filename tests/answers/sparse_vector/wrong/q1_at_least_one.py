# Never lets a scale fall below 1, "as there would be no noise".
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    one = Fraction(sensitivity) / (share * epsilon)
    two = Fraction(answers * step) / ((1 - share) * epsilon)
    return max(Fraction(1), one), max(Fraction(1), two)
