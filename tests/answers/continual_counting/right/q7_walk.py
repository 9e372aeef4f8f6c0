# Another right way: walk.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return [(t >> k << k, k) for k in range(8) if t >> k & 1]

    a, b = boxes(before), boxes(after)
    m = sum(x not in b for x in a) + sum(x not in a for x in b)
    return np.float64(2 * m * (len(f"{steps:b}") / epsilon) ** 2)
