# Sensitivities by trying every person, variances by matrices.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = int(thresholds)
    people = np.eye(k + 1)
    sums = np.array([[1.0 if j > i else 0.0 for j in range(k + 1)] for i in range(k)])

    def sensitivity(matrix):
        images = [matrix @ p for p in people]
        if neighbourhood == "membership":
            return max(np.abs(v).sum() for v in images)
        return max(np.abs(v - w).sum() for v in images for w in images)

    bins = np.eye(k + 1) * 2 * (sensitivity(np.eye(k + 1)) / float(epsilon)) ** 2
    direct = np.eye(k) * 2 * (sensitivity(sums) / float(epsilon)) ** 2
    return np.array([np.diag(direct).max(), np.diag(sums @ bins @ sums.T).max()])
