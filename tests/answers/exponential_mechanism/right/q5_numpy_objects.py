# With numpy arrays of fractions.
def worst_ratio(table, base):

    weights = np.array(base, dtype=object) ** np.array(table, dtype=object)
    rows = weights / weights.sum(axis=1, keepdims=True)
    ratios = rows[1:] / rows[:-1]
    return max(ratios.max(), (1 / ratios).max())
