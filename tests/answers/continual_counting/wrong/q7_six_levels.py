# Counts levels up to boxes of 32.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    levels = sum(1 for size in (1, 2, 4, 8, 16, 32) if size <= steps)
    return 2 * len(boxes(before) ^ boxes(after)) * (levels / epsilon) ** 2
