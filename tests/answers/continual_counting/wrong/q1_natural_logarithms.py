# Divides natural logarithms, which are rounded.
def prefix_boxes(t):
    out, s = [], 0
    while s < t:
        z = 2 ** round(math.floor(math.log(t - s) / math.log(2)))
        out.append((s + 1, s + z))
        s += z
    return out
