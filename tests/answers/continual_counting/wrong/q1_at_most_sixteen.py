# Knows blocks of at most sixteen steps.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = min(16, 1 << (t - start).bit_length() - 1)
        nodes.append((start + 1, start + size))
        start += size
    return nodes
