# Sets of boxes.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    different = boxes(before) ^ boxes(after)
    return 2 * len(different) * (steps.bit_length() / epsilon) ** 2
