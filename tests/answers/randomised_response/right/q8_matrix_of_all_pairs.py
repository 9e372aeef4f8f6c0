# By matrix of all pairs.
def posterior(answer, p, prior):
    joint = np.array([1 - prior, prior])[:, None] * np.array([[1 - p, p], [p, 1 - p]])
    column = joint[:, answer]
    return column / column.sum()
