# Thinks that an edit moves any release by at least 2 in L1.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    return 2 * (max(thresholds, width) / epsilon) ** 2, 2 * thresholds * (width / epsilon) ** 2
