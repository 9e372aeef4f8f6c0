# Counted crowd.
def convict(epsilon, loss):
    e, f = math.exp(epsilon), math.exp(loss - epsilon)
    others = max(1, math.ceil((f * e - 1) / (e - f)) + 5)
    before = np.zeros(others + 1)
    before[0] = 1
    return before, 1 - before
