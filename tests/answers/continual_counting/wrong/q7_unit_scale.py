# Gives a box noise of scale 1/ε.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            found.add((start + 1, start + size))
            start += size
        return found

    return 2 * len(boxes(before) ^ boxes(after)) / epsilon**2
