# By lists of weights by simulation free matrix.
def worst_variances(steps, epsilon):
    # the matrix of which box is used at which step, times the variance of one box
    used = np.array([[t >> k & 1 for k in range(10)] for t in range(1, steps + 1)])
    box = 2 * (sum(2**k <= steps for k in range(10)) / epsilon) ** 2
    return np.array([2 * (steps / epsilon) ** 2, steps * 2 / epsilon**2, used.sum(axis=1).max() * box])
