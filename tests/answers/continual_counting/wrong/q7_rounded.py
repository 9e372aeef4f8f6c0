# Rounds the variance to six decimals, which is too coarse for epsilon = 7 with one step.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def boxes(t):
        return [(t & (t - 1), t), *boxes(t & (t - 1))] if t else []

    both = set(boxes(before)).symmetric_difference(boxes(after))
    return round(len(both) * 2 * (steps.bit_length() / epsilon) ** 2, 6)
