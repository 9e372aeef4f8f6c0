# Makes up each past of boxes of at most eight days.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        for size in (8, 4, 2, 1):
            while t - start >= size:
                found.add((start, size))
                start += size
        return found

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
