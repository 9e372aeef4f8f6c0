# 32 levels are taken to be enough for the scale.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add(((t & (t - 1)) + 1, t))
            t &= t - 1
        return found

    levels = sum(2**k <= steps for k in range(32))
    return 2 * len(boxes(before) ^ boxes(after)) * (levels / epsilon) ** 2
