# Walks back from the newest box by lowest bits
def prefix_boxes(t):
    out = []
    while t > 0:
        low = t & -t
        out.append([t - low + 1, t])
        t -= low
    return out[::-1]
