# Prior times a column of the channel, normalised.
def posterior(answer, p, prior):
    channel = np.array([[1 - p, p], [p, 1 - p]])
    joint = np.array([1 - prior, prior]) * channel[:, answer]
    return joint / joint.sum()
