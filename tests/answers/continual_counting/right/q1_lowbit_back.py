# Takes the newest box off with t & -t, and reverses.
def prefix_boxes(t):
    out = []
    while t:
        b = t & -t
        out.append([t - b + 1, t])
        t -= b
    return out[::-1]
