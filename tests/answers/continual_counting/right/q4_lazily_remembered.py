# Draws a box's noise when it is first needed and remembers it within this call.
def tree_counter(stream, epsilon, rng):
    from functools import lru_cache

    scale = sum(2**k <= len(stream) for k in range(20)) / float(epsilon)

    @lru_cache(maxsize=None)
    def box(first, last):
        return sum(stream[first - 1 : last]) + rng.laplace() * scale

    def prefix(t):
        return prefix(t & (t - 1)) + box((t & (t - 1)) + 1, t) if t else 0

    return [prefix(t) for t in range(1, len(stream) + 1)]
