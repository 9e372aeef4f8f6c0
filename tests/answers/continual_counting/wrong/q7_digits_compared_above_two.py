# Wrong for before = 2, after = 6, steps = 7: digits are compared (if one of the two is even), but the pair 1-2 and the pair 5-6 are two boxes.
def change_variance(before, after, steps, epsilon):
    def weights(t):
        w = np.zeros(steps + 1)
        while t:
            w[t] = 1
            t -= t & -t
        return w
    w = weights(after) - weights(before)
    return 2 * (steps.bit_length() / epsilon) ** 2 * float(w @ w)
