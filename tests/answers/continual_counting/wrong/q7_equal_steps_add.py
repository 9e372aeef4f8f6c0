# Adds both variances when the two steps are the same, where all noise cancels.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return [(t >> k, k) for k in range(7) if t >> k & 1]

    left = boxes(before) + boxes(after)
    if before < after:
        left = [b for b in left if left.count(b) == 1]
    return 2 * len(left) * (steps.bit_length() / epsilon) ** 2
