# Covariances with numpy.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    above = np.triu(np.ones((k, k)))
    delta = 1 if neighbourhood == "membership" else 2
    covariance = above @ (np.eye(k) * 2 * (delta / epsilon) ** 2) @ above.T
    return 2 * (k / epsilon) ** 2, covariance.diagonal().max()
