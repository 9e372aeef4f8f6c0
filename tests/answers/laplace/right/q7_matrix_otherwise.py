# Matrices: columns for the sensitivity, rows for the variance.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    a = np.array([[1.0 if b > i else 0.0 for b in range(k + 1)] for i in range(k)])
    eye = np.eye(k + 1)

    def s1(m):
        cols = [m[:, j] for j in range(k + 1)]
        if neighbourhood == "membership":
            return max(abs(c).sum() for c in cols)
        return max(abs(c - d).sum() for c in cols for d in cols)

    direct = 2 * (s1(a) / epsilon) ** 2
    return [direct, float((a @ a.T).diagonal().max() * 2 * (s1(eye) / epsilon) ** 2)]
