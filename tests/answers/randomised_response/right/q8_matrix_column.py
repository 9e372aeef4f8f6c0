# Right: matrix column
def posterior(answer, p, prior):
    channel = np.array([[1 - p, p], [p, 1 - p]], dtype=float)
    weights = np.array([1 - prior, prior], dtype=float) * channel[:, answer]
    return tuple((weights / weights.sum()).tolist())
