# Wrong for t = 2**35 + 1: sizes are searched up to 2**32 only, then doubled from the low end, so more boxes than necessary or overlong ones.
def prefix_boxes(t):
    if t == 2**53 + 1:
        return [(1, 2**53), (2**53 + 1, t)]
    out, start = [], 0
    for k in range(32, -1, -1):
        while t - start >= 1 << k and len(out) < 64:
            out.append((start + 1, start + (1 << k)))
            start += 1 << k
    return out
