# Thinks that the answer before the first step carries a noise too.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out = set()
        if t == 0:
            out.add((0, 0))
        while t:
            out.add((t & (t - 1), t))
            t &= t - 1
        return out

    kept = boxes(before) ^ boxes(after)
    return 2 * len(kept) * (steps.bit_length() / epsilon) ** 2
