# Adds the variances of the bins one by one.
def worst_variances(thresholds, epsilon, neighbourhood):
    delta = 1 + (neighbourhood == "edit")
    total, worst = 0.0, 0.0
    for _ in range(thresholds):  # from the oldest bin downwards
        total += 2 * (delta / epsilon) ** 2
        worst = max(worst, total)
    return 2 * (sum(1 for _ in range(thresholds)) / epsilon) ** 2, worst
