# Wrong for before = 7, after = 16: at most two boxes of the earlier answer are counted.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(8) if t >> k & 1}
    a, b = boxes(before), boxes(after)
    return 2 * (len(b - a) + min(2, len(a - b))) * (steps.bit_length() / epsilon) ** 2
