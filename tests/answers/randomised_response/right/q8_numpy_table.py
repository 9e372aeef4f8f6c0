# Numpy table.
def posterior(answer, p, prior):
    p, prior = float(p), float(prior)
    table = np.array([[1 - p, p], [p, 1 - p]])  # row: truth; column: answer
    joint = np.array([1 - prior, prior]) * table[:, answer]
    return joint / joint.sum()
