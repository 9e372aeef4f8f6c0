# Lets noises cancel only if all boxes of the earlier answer are in the later one.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out, start = [], 0
        while start < t:
            size = 1 << (t - start).bit_length() - 1
            out.append((start + 1, start + size))
            start += size
        return out
    a, b = boxes(before), boxes(after)
    levels = steps.bit_length()
    m = len(set(a) ^ set(b))
    if not set(a) <= set(b):
        m = len(a) + len(b)
    return 2 * m * (levels / epsilon) ** 2
