# From the newest block back, by the lowest bit.
def prefix_nodes(t):
    nodes = []
    while t > 0:
        size = t & -t
        nodes.append((t - size + 1, t))
        t -= size
    return nodes[::-1]
