# Wrong for before = 1, after = 3, steps = 8: from after <= 3 on the scale is made for `after` steps, the counter was made for 8.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(8) if t >> k & 1}
    levels = steps.bit_length() if after > 3 else after.bit_length()
    return 2 * len(boxes(before) ^ boxes(after)) * (levels / epsilon) ** 2
