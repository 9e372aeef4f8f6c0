# Does not take a block that fits exactly.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = max(1, 1 << max(0, (t - start - 1).bit_length() - 1))
        nodes.append((start + 1, start + size))
        start += size
    return nodes
