# Both variances, less twice that of what is in both.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            found.add((start + 1, start + size))
            start += size
        return found

    one, two = boxes(before), boxes(after)
    unit = 2 * (steps.bit_length() / epsilon) ** 2
    return unit * (len(one) + len(two) - 2 * len(one & two))
