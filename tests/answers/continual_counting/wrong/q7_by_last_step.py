# Boxes are told by their size and not by their place for long boxes.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t) if t & -t < 16 else t & -t)
            t &= t - 1
        return found

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
