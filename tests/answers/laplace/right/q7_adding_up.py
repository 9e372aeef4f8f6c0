# Loops that add variances up, bin by bin.
def worst_variances(thresholds, epsilon, neighbourhood):
    scale_direct = sum(1 for _ in range(thresholds)) / epsilon
    scale_bin = (2 if neighbourhood == "edit" else 1) / epsilon
    worst = variance = 0.0
    for _ in range(thresholds):
        variance += scale_bin * scale_bin + scale_bin * scale_bin
        worst = max(worst, variance)
    return np.array([math.sqrt(2) * scale_direct * math.sqrt(2) * scale_direct, worst])
