# One register a level, as in the streaming algorithm; sign times exponential.
def tree_counter(stream, epsilon, rng):
    levels = len(bin(len(stream))) - 2
    exact, noisy, out = [0] * levels, [0.0] * levels, []
    for t, x in enumerate(stream, 1):
        i = 0
        while not t >> i & 1:
            i += 1
        exact[i] = x + sum(exact[:i])
        for j in range(i):
            exact[j] = noisy[j] = 0
        noisy[i] = exact[i] + rng.choice([-1, 1]) * rng.exponential(levels / float(epsilon))
        out.append(sum(noisy))
    return out
