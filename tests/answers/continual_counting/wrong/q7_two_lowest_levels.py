# Says of two steps in the same block of 32 that the boxes before the block count once each, as if the later answer had them alone.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(5) if t >> k & 1}

    left = len(boxes(before) ^ boxes(after)) + (after >> 5).bit_count()
    return 2 * left * (steps.bit_length() / epsilon) ** 2
