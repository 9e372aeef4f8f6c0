# By recursive pairs.
def worst_log_ratio(table, related):
    def pair(p, q):
        if p == q:
            return 0.0
        if p == 0 or q == 0:
            return math.inf
        return math.log1p(abs(p - q) / min(p, q))

    def worst(xs):
        if len(xs) < 2:
            return 0.0
        first, rest = table[xs[0]], xs[1:]
        here = [
            pair(first.get(a, 0), table[y].get(a, 0))
            for y in rest
            if related(xs[0], y)
            for a in first.keys() | table[y].keys()
        ]
        return max(here + [worst(rest)])

    return worst(list(table))
