# A list of the variances of all k counts, and its maximum.
def worst_variances(thresholds, epsilon, neighbourhood):
    def variance(sensitivity):
        scale = sensitivity / epsilon
        return 2 * scale * scale

    bin_variance = variance({"membership": 1, "edit": 2}[neighbourhood])
    direct = [variance(thresholds) for _ in range(thresholds)]
    summed = [sum(bin_variance for _ in range(i, thresholds)) for i in range(thresholds)]
    return [max(direct), max(summed)]
