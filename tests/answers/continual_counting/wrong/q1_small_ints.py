# Stores the steps in an array of 8-bit whole numbers, which wrap around.
def prefix_boxes(t):
    out, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        out.append((start + 1, start + size))
        start += size
    return np.array(out).astype(np.int8).tolist()
