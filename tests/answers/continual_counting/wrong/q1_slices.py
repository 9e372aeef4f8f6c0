# Returns slices.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        nodes.append((start, start + size))
        start += size
    return nodes
