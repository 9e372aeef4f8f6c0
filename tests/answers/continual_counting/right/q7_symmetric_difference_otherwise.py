# Sets of boxes.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add(((t & (t - 1)) + 1, t))
            t &= t - 1
        return found

    levels = int(steps).bit_length()
    return 2 * len(boxes(int(before)) ^ boxes(int(after))) * (levels / epsilon) ** 2
