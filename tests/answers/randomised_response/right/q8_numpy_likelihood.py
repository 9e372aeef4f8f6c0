# Prior times a column of the matrix of the flips, normalised.
def posterior(answer, p, prior):
    matrix = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    weights = np.array([1 - prior, prior], dtype=float) * matrix[:, int(answer)]
    return weights / weights.sum()
