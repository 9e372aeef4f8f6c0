# Brute sensitivity
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    one_hot = np.eye(k + 1)
    above = np.array([[1.0 * (j > i) for j in range(k + 1)] for i in range(k)])
    if neighbourhood == "membership":
        changes = list(one_hot)
    else:
        changes = [a - b for a in one_hot for b in one_hot]
    direct = max(abs(above @ c).sum() for c in changes) / epsilon
    binwise = max(abs(c).sum() for c in changes) / epsilon
    return [2 * direct**2, max(np.diag(above @ (2 * binwise**2 * np.eye(k + 1)) @ above.T))]
