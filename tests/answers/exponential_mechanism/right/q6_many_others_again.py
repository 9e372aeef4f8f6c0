# One candidate loses, ceil(e^eps / (2 eps - loss)) others gain.
def convict(epsilon, loss):
    others = math.ceil(math.exp(epsilon) / (2 * epsilon - loss)) + 1
    before = np.zeros(1 + others, dtype=int)
    before[-1] = 1
    return before, 1 - before
