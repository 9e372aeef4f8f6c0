# Epsilon is rounded to tenths, so that 0.25 counts as 0.2.
def worst_variances(thresholds, epsilon, neighbourhood):
    epsilon = Fraction(round(10 * epsilon), 10)
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
