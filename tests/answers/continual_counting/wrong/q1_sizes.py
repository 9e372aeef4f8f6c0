# Returns sizes.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        nodes.append((size, size // 2))
        start += size
    return nodes
