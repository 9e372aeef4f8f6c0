# Wrong for before = after = 3: one box at least is taken to remain (variance 0 is right).
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(8) if t >> k & 1}
    return 2 * max(1, len(boxes(before) ^ boxes(after))) * (steps.bit_length() / epsilon) ** 2
