# Thinks that after one step there is no past yet.
def prefix_boxes(t):
    if t < 2:
        return []
    out, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        out.append((start + 1, start + size))
        start += size
    return out
