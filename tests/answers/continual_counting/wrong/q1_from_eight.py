# Begins with the largest box of the example, 8, and takes it as often as it fits.
def prefix_boxes(t):
    out, start = [], 0
    for size in (8, 4, 2, 1):
        while t - start >= size:
            out.append((start + 1, start + size))
            start += size
    return out
