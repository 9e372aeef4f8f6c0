# Takes at least one noise to remain, so that the difference of an answer and itself has a variance.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def last_steps(t):
        ends = set()
        while t:
            ends.add(t)
            t &= t - 1
        return ends

    left = max(1, len(last_steps(before) ^ last_steps(after)))
    return 2 * left * (steps.bit_length() / epsilon) ** 2
