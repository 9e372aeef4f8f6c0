# Wrong for after = 64: boxes are listed up to 32 steps only, and 64 is one box.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out, start = set(), 0
        for size in (32, 16, 8, 4, 2, 1):
            while t - start >= size:
                out.add((start + 1, start + size))
                start += size
        return out
    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
