# Exact, otherwise.
def worst_variances(thresholds, epsilon, neighbourhood):
    e = Fraction(epsilon)
    bins = {"membership": 2, "edit": 8}[neighbourhood]
    return float(2 * thresholds**2 / e**2), float(bins * thresholds / e**2)
