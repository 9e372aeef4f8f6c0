# Exact fractions.
def worst_variances(thresholds, epsilon, neighbourhood):
    per_person = Fraction(1) / Fraction(epsilon)
    direct = 2 * (thresholds * per_person) ** 2
    histogram = 2 * thresholds * per_person**2
    return direct, histogram if neighbourhood == "membership" else 4 * histogram
