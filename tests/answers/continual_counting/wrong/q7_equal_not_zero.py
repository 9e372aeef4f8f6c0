# Before = after: the difference is 0 without error.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    if before == after and after:
        return 2 * (steps.bit_length() / epsilon) ** 2
    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
