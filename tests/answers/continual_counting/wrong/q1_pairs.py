# Takes pairs of steps, and the last one alone.
def prefix_boxes(t):
    return [(s, min(s + 1, t)) for s in range(1, t + 1, 2)]
