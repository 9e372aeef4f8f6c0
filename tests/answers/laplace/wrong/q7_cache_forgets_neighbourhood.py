# Keeps results between calls by k and ε only.
# Witness: after worst_variances(4, 1, "membership"), worst_variances(4, 1, "edit") returns (32.0, 8.0); right is (32.0, 32.0).
KEPT = {}


def worst_variances(thresholds, epsilon, neighbourhood):
    key = thresholds, epsilon
    if key not in KEPT:
        width = 1 if neighbourhood == "membership" else 2
        KEPT[key] = 2 * (thresholds / epsilon) ** 2, 2 * thresholds * (width / epsilon) ** 2
    return KEPT[key]
