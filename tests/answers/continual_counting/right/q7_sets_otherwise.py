# Symmetric difference of sets of boxes.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out = set()
        while t:
            out.add((t & (t - 1), t))
            t &= t - 1
        return out
    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
