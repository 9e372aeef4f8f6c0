# A row of numpy's matrix of joint probabilities, normalised.
def posterior(answer, p, prior):
    joint = np.diag([1.0 - float(prior), float(prior)]) @ np.array(
        [[1 - float(p), float(p)], [float(p), 1 - float(p)]]
    )
    column = joint[:, int(answer)]
    return tuple(column / column.sum())
