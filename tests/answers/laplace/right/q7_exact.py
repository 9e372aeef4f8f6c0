# Another way: exact.
def worst_variances(thresholds, epsilon, neighbourhood):
    unit = 2 / Fraction(epsilon) ** 2
    factor = {"membership": 1, "edit": 4}[neighbourhood]
    return [thresholds**2 * unit, factor * thresholds * unit]
