# The answer before the first step is taken to be noisy too.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add(((t & (t - 1)) + 1, t))
            t &= t - 1
        return found or {(0, 0)}

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
