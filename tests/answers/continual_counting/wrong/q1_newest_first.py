# Returns the newest block first.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        nodes.append((start + 1, start + size))
        start += size
    return nodes[::-1]
