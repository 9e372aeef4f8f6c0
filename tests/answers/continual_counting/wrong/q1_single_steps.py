# Takes single steps.
def prefix_nodes(t):
    return [(s, s) for s in range(1, t + 1)]
