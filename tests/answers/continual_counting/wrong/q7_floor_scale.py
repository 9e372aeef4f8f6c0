# Divides the levels by epsilon with //, so that epsilon = 3 gets a scale of 1 and not 4/3.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def boxes(t):
        return {(t & (t - 1), t)} | boxes(t & (t - 1)) if t else set()

    scale = steps.bit_length() // epsilon
    return 2 * scale**2 * len(boxes(before) ^ boxes(after))
