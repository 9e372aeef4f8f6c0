# Both ways as matrices: the sensitivity is the largest sum of sizes of a column or of a difference of two columns, the variances are sums along the rows.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    bins = np.eye(k + 1)
    counts = np.array([[float(j > i) for j in range(k + 1)] for i in range(k)])

    def sensitivity(table):
        columns = list(table.T)
        if neighbourhood == "membership":
            return max(np.abs(c).sum() for c in columns)
        return max(np.abs(c - d).sum() for c in columns for d in columns)

    direct = 2 * (sensitivity(counts) / epsilon) ** 2
    one_bin = 2 * (sensitivity(bins) / epsilon) ** 2
    return np.array([direct, max((counts**2 * one_bin).sum(axis=1))])
