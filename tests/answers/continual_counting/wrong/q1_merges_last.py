# Of eight boxes the last two are made one.
def prefix_boxes(t):
    out, s = [], 0
    while s < t:
        z = 1 << ((t - s).bit_length() - 1)
        out.append((s + 1, s + z))
        s += z
    if len(out) == 8:
        out[-2:] = [(out[-2][0], out[-1][1])]
    return out
