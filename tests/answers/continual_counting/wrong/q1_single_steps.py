# Takes single steps.
def prefix_boxes(t):
    return [(s, s) for s in range(1, t + 1)]
