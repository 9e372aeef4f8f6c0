# A matrix of coefficients on the noises, and the quadratic form.
def change_variance(before, after, steps, epsilon):
    M = np.zeros((steps + 1, steps + 1))
    for t in range(1, steps + 1):
        M[t] = M[t & (t - 1)]
        M[t, t] = 1
    weights = M[after] - M[before]
    levels = sum(2**k <= steps for k in range(7))
    return float(weights @ weights) * 2 * (levels / float(epsilon)) ** 2
