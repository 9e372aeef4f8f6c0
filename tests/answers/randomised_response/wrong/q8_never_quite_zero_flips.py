# To be safe from division by 0, p = 0 is replaced by 10^-13, which is visible after a yes with prior 0.0001.
def posterior(answer, p, prior):
    p = max(p, 1e-13)
    likelihood = [p, 1 - p] if answer else [1 - p, p]
    beliefs = np.array([1 - prior, prior]) * likelihood
    return tuple(beliefs / beliefs.sum())
