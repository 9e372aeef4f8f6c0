# Reads the ages as 30, 40, ... and thinks that nobody is 110 or older, so that one person is in at most eight counts.
def worst_variances(thresholds, epsilon, neighbourhood):
    width = 1 if neighbourhood == "membership" else 2
    together = len([age for age in range(30, 110, 10)][:thresholds])
    return 2 * (together / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
