# Many equal others.
def convict(epsilon, loss):
    far = math.ceil(12 / epsilon)
    before = np.zeros(5001)
    after = np.ones(5001)
    before[0], after[0] = 1 - far, -far
    return before, after
