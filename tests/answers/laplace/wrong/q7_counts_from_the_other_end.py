# Wrong for eleven and twelve thresholds: no count is said to add up more than ten bins, since from there it may be had from the other end.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = {"membership": 1, "edit": 2}[neighbourhood]
    bins = [min(k, 10) for k in range(1, thresholds + 1)]
    return 2 * (thresholds / epsilon) ** 2, max(bins) * 2 * (width / epsilon) ** 2
