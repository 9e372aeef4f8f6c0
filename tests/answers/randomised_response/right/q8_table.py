# The 2x2 table of joint probabilities in numpy, a column of it normalised.
def posterior(answer, p, prior):
    p, prior = float(p), float(prior)
    joint = np.diag([1 - prior, prior]) @ np.array([[1 - p, p], [p, 1 - p]])
    column = joint[:, answer]
    return tuple((column / column.sum()).tolist())
