# Lets dpedu give the variances.
def worst_variances(thresholds, epsilon, neighbourhood):
    direct = dp.Laplace(epsilon=epsilon, sensitivity=thresholds)
    each = dp.Laplace(epsilon=epsilon, sensitivity=dp.sensitivity.histogram(neighbourhood))
    return direct.variance, thresholds * each.variance
