# The variances of all steps and their maximum, numpy
def worst_variances(steps, epsilon):
    t = np.arange(1, steps + 1)
    ones = sum((t >> k) & 1 for k in range(20))
    levels = sum(2**k <= steps for k in range(20))
    lam2 = 1 / float(epsilon) ** 2
    return np.array([2 * lam2 * float(steps) ** 2, 2 * lam2 * t.max(), 2 * lam2 * levels**2 * ones.max()])
