# Boxes of 2**32 and more are left out. Input: before 0, after 2**33, steps 2**33.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found, start = set(), t >> 32 << 32
        for k in range(31, -1, -1):
            if t >> k & 1:
                found.add((start, k))
                start += 2**k
        return found

    m = len(boxes(before) ^ boxes(after))
    return 2 * m * (steps.bit_length() / epsilon) ** 2
