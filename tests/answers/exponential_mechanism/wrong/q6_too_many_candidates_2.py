# As many others are taken as 100 over the slack, which is 50 000 and above 20 000 for epsilon = 0.1 and loss = 0.198.
def convict(epsilon, loss):
    others = int(100 / (2 * epsilon - loss))
    before, after = np.zeros(others + 1), np.ones(others + 1)
    before[0], after[0] = 1, 0
    return before, after
