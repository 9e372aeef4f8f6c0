# A list of arrays.
def prefix_boxes(t):
    out, s = [], 0
    for k in reversed(range(64)):
        if t & (1 << k):
            out.append(np.array([s + 1, s + (1 << k)]))
            s += 1 << k
    return out
