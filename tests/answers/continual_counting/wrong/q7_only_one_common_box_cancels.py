# Wrong for before = 12, after = 14: only the largest common box cancels (1 to 8), the second (9 to 12) is counted twice.
def change_variance(before, after, steps, epsilon):
    def weights(t):
        w = np.zeros(steps + 1)
        while t:
            w[t] = 1
            t -= t & -t
        return w
    w = weights(after) - weights(before)
    return 2 * (steps.bit_length() / epsilon) ** 2 * float(w @ w)
