# A memo of noisy boxes, keyed by the ends; Laplace noise as the difference of two exponentials.
def tree_counter(stream, epsilon, rng):
    levels = sum(1 for k in range(40) if 2**k <= len(stream))
    lam = levels / epsilon
    total = (0, *itertools.accumulate(stream))
    memo = {}

    def box(first, last):
        if (first, last) not in memo:
            noise = rng.exponential(lam) - rng.exponential(lam)
            memo[first, last] = total[last] - total[first - 1] + noise
        return memo[first, last]

    def prefix(t):
        if t == 0:
            return 0.0
        before = t & (t - 1)
        return prefix(before) + box(before + 1, t)

    return tuple(prefix(t) for t in range(1, len(stream) + 1))
