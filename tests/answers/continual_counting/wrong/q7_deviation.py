# Returns the standard deviation.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), 0
        while start < t:
            size = 1 << ((t - start).bit_length() - 1)
            found.add((start + 1, start + size))
            start += size
        return found

    return math.sqrt(2 * len(boxes(before) ^ boxes(after))) * steps.bit_length() / epsilon
