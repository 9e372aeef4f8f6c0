# Wrong for before = 4, after = 8: if the steps between are themselves a box, its noise alone is taken; but 5 to 8 is not used, and 1-8 and 1-4 remain.
def change_variance(before, after, steps, epsilon):
    size = after - before
    one = 2 * (steps.bit_length() / epsilon) ** 2
    if size >= 2 and size & (size - 1) == 0 and before % size == 0:
        return one
    def boxes(t):
        return {(t >> k, k) for k in range(8) if t >> k & 1}
    return one * len(boxes(before) ^ boxes(after))
