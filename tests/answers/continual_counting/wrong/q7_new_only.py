# Counts the boxes of the later answer that are new, and not those that are gone.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            found.add((start + 1, start + size))
            start += size
        return found

    return 2 * len(boxes(after) - boxes(before)) * (steps.bit_length() / epsilon) ** 2
