# Wrong for after >= 2**20: only the boxes up to 2**19 are looked at.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(20) if t >> k & 1}

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
