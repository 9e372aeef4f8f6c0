# Fractions, a list.
def worst_variances(thresholds, epsilon, neighbourhood):
    e = Fraction(epsilon)
    unit = Fraction(2) / e / e
    changed = {"edit": 2, "membership": 1}
    return [unit * thresholds * thresholds, sum(unit * changed[neighbourhood] ** 2 for _ in range(thresholds))]
