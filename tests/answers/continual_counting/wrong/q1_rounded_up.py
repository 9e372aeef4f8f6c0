# Takes a block that is longer than the past.
def prefix_nodes(t):
    return [(1, 1 << (t - 1).bit_length())]
