# Takes a box that is longer than the past.
def prefix_boxes(t):
    return [(1, 1 << (t - 1).bit_length())]
