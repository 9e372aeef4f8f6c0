# Wrong for before = after = 3: one box at least is taken to remain (variance 0 is right).
def change_variance(before, after, steps, epsilon):
    def weights(t):
        w = np.zeros(steps + 1)
        while t:
            w[t] = 1
            t -= t & -t
        return w
    w = weights(after) - weights(before)
    return 2 * (steps.bit_length() / epsilon) ** 2 * float(w @ w)
