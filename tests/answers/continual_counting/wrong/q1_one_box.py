# Takes one box of any length.
def prefix_boxes(t):
    return [(1, t)]
