# Wrong for before = 0: the answer before the first step is given a box of its own noise.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out = set() if t else {(0, 0)}
        while t:
            out.add((t - (t & -t) + 1, t))
            t &= t - 1
        return out
    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
