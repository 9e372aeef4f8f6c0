# Lets each block begin at step 1.
def prefix_nodes(t):
    nodes, start = [], 0
    while start < t:
        size = 1 << (t - start).bit_length() - 1
        nodes.append((1, size))
        start += size
    return nodes
