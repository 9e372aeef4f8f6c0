# Halves the size once per box, and takes all the rest if that is too large.
def prefix_boxes(t):
    size = 1 << t.bit_length() - 1
    out, start = [], 0
    while start < t:
        size = min(size, t - start)
        out.append((start + 1, start + size))
        start += size
        size = max(1, size // 2)
    return out
