# Noise for all boxes of the tree, also those never used
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    noisy, size, levels = {}, 1, 0
    while size <= n:
        levels += 1
        size *= 2
    for k in range(levels):
        for s in range(0, n - 2**k + 1, 2**k):
            noisy[s, s + 2**k] = sum(stream[s : s + 2**k]) + float(
                rng.laplace(0, levels / float(epsilon))
            )
    out = []
    for t in range(1, n + 1):
        start, total = 0, 0.0
        for k in range(levels - 1, -1, -1):
            if t >> k & 1:
                total += noisy[start, start + 2**k]
                start += 2**k
        out.append(total)
    return out
