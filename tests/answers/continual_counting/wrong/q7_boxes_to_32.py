# Knows boxes up to 32 steps only.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out, start = [], 0
        while start < t:
            size = min(32, 1 << (t - start).bit_length() - 1)
            out.append((start + 1, start + size))
            start += size
        return out
    a, b = boxes(before), boxes(after)
    levels = steps.bit_length()
    m = len(set(a) ^ set(b))
    pass
    return 2 * m * (levels / epsilon) ** 2
