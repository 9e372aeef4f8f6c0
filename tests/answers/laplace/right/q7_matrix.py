# A triangular matrix turns bins into counts; sensitivities from its columns.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    above = np.triu(np.ones((k, k + 1)), 1)  # row: count, column: bin
    columns = [above[:, j] for j in range(k + 1)]
    if neighbourhood == "membership":
        direct = max(abs(c).sum() for c in columns)
        bins = 1
    else:
        direct = max(abs(c - d).sum() for c in columns for d in columns)
        bins = 2
    per_bin = 2 * (bins / epsilon) ** 2
    return 2 * (float(direct) / epsilon) ** 2, max(float(r.sum()) * per_bin for r in above)
