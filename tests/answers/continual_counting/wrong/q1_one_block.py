# Takes one block of any length.
def prefix_nodes(t):
    return [(1, t)]
