# Wrong for before = 0: the answer before the first step is given a box of its own noise.
def change_variance(before, after, steps, epsilon):
    def weights(t):
        w = np.zeros(steps + 1)
        while t:
            w[t] = 1
            t -= t & -t
        return w
    w = weights(after) - weights(before)
    return 2 * (steps.bit_length() / epsilon) ** 2 * float(w @ w)
