# By streaming one sum for each level.
def tree_counter(stream, epsilon, rng):
    levels = int(math.log2(len(stream))) + 1
    alpha, noisy, out = [0] * (levels + 1), [0.0] * (levels + 1), []
    for t, event in enumerate(stream, 1):
        i = 0
        while not t >> i & 1:
            i += 1
        alpha[i] = sum(alpha[:i]) + event
        for j in range(i):
            alpha[j], noisy[j] = 0, 0.0
        sign = 1 if rng.integers(2) else -1
        noisy[i] = alpha[i] + sign * rng.exponential(levels / epsilon)
        out.append(sum(noisy[j] for j in range(levels) if t >> j & 1))
    return out
