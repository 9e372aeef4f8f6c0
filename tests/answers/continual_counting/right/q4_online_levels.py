# The online counter with one register for each level; a step merges the lower registers and draws anew.
def tree_counter(stream, epsilon, rng):
    levels = int(math.log2(len(stream))) + 1
    exact, noisy = [0] * levels, [0.0] * levels
    published = []
    for t, event in enumerate(stream, 1):
        low = 0
        while not t >> low & 1:
            low += 1
        exact[low] = sum(exact[:low]) + event
        for j in range(low):
            exact[j], noisy[j] = 0, 0.0
        noisy[low] = exact[low] + rng.laplace(0.0, levels / epsilon)
        published.append(sum(noisy[j] for j in range(levels) if t >> j & 1))
    return published
