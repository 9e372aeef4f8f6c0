# The first day alone is given as step 0 to 1.
def prefix_boxes(t):
    if t == 1:
        return [(0, 1)]
    out = []
    while t:
        low = t & -t
        out.insert(0, (t - low + 1, t))
        t -= low
    return out
