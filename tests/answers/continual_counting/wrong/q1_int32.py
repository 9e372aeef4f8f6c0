# Keeps 32 bits of t.
def prefix_boxes(t):
    t = int(np.array(t).astype(np.int32))
    start, out = 0, []
    while start < t:
        size = 1 << ((t - start).bit_length() - 1)
        out.append((start + 1, start + size))
        start += size
    return out
