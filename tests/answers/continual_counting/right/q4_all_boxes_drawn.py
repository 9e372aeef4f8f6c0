# Noise for every box of every level, level by level, then sums of prefix boxes
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    levels = math.floor(math.log2(T)) + 1
    noisy = {}
    for k in range(levels):
        for s in range(0, T - 2**k + 1, 2**k):
            noisy[s, k] = sum(stream[s : s + 2**k]) + float(rng.laplace(0.0, levels / float(epsilon)))
    out = []
    for t in range(1, T + 1):
        s = total = 0
        for k in reversed(range(levels)):
            if t >> k & 1:
                total += noisy[s, k]
                s += 2**k
        out.append(total)
    return tuple(out)
