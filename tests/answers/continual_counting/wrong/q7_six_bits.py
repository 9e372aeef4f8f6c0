# Goes through six binary digits, so that step 64 has no box and no noise.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""

    def boxes(t):
        start, found = 0, set()
        for k in range(5, -1, -1):
            if t & 2**k:
                found.add((start + 1, start + 2**k))
                start += 2**k
        return found

    levels = math.floor(math.log2(steps)) + 1
    return 2 * len(boxes(before) ^ boxes(after)) * (levels / epsilon) ** 2
