# No box is longer than 64 steps.
def prefix_boxes(t):
    out, s = [], 0
    while s < t:
        z = min(64, 1 << ((t - s).bit_length() - 1))
        out.append((s + 1, s + z))
        s += z
    return out
