# Takes out only the first box, if both have it.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            found.add((start + 1, start + size))
            start += size
        return found

    shared = before > 0 and before.bit_length() == after.bit_length()
    return (
        2
        * (before.bit_count() + after.bit_count() - 2 * shared)
        * (steps.bit_length() / epsilon) ** 2
    )
