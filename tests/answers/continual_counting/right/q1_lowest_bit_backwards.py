# Lowest bit backwards.
def prefix_boxes(t):
    ends = []
    while t:
        ends.append([(t & (t - 1)) + 1, t])
        t &= t - 1
    return ends[::-1]
