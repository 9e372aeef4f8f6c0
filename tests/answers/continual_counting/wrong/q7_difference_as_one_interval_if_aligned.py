# Wrong for before = 4, after = 8: if the steps between are themselves a box, its noise alone is taken; but 5 to 8 is not used, and 1-8 and 1-4 remain.
def change_variance(before, after, steps, epsilon):
    def weights(t):
        w = np.zeros(steps + 1)
        while t:
            w[t] = 1
            t -= t & -t
        return w
    w = weights(after) - weights(before)
    return 2 * (steps.bit_length() / epsilon) ** 2 * float(w @ w)
