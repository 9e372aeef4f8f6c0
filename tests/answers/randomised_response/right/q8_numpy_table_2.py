# A table of likelihoods in numpy, a column of it times the prior, normalised.
def posterior(answer, p, prior):
    p, prior = float(p), float(prior)
    table = np.array([[1 - p, p], [p, 1 - p]])  # rows: truth, columns: answer
    joint = table[:, answer] * np.array([1 - prior, prior])
    return joint / joint.sum()
