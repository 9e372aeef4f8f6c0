# Draws the whole tree from the longest box on.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    L = T.bit_length()
    noise = {}
    for k in reversed(range(L)):
        for b in range(T >> k):
            noise[k, b] = float(rng.laplace(0, L / epsilon))
    out = []
    for t in range(1, T + 1):
        s, tot = 0, float(sum(stream[:t]))
        for k in reversed(range(L)):
            if (t >> k) & 1:
                tot += noise[k, s >> k]
                s += 1 << k
        out.append(tot)
    return tuple(out)
