# The variances of all steps one after another, each from the prefix before its newest box.
def worst_variances(steps, epsilon):
    size, levels = 1, 0
    while size <= steps:
        size, levels = 2 * size, levels + 1
    box = 2 * (levels / float(epsilon)) ** 2
    tree, bits = [0.0], 0.0
    for t in range(1, steps + 1):
        tree.append(tree[t - (t & -t)] + box)
    bits = math.fsum([2 / float(epsilon) ** 2] * steps)
    return 2 * steps * steps / float(epsilon) ** 2, bits, max(tree)
