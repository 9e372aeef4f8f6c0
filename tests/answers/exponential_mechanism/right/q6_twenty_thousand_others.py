# By twenty thousand others.
def convict(epsilon, loss):
    # the others are many and lie ten lower, too, so that they own the sum in any case
    before, after = np.zeros(2000), np.ones(2000)
    before[0], after[0] = -199, -200
    return np.stack([before, after])
