# Adds up coefficients: a matrix answers x noises for each counter.
def worst_variances(steps, epsilon):
    boxes, where = {}, []
    for t in range(1, steps + 1):
        e, row = t, []
        while e:
            row.append(boxes.setdefault((e & (e - 1), e), len(boxes)))
            e &= e - 1
        where.append(row)
    tree = np.zeros((steps, len(boxes)))
    for i, row in enumerate(where):
        tree[i, row] = 1
    levels = 1 + int(np.floor(np.log2(steps) + 1e-12))
    out = []
    for M, change in ((np.eye(steps), steps), (np.tri(steps), 1), (tree, levels)):
        out.append(float((M**2).sum(axis=1).max() * 2 * (change / float(epsilon)) ** 2))
    return np.array(out)
