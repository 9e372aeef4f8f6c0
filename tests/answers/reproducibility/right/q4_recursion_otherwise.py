# Recursion, otherwise.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def go(queries, left, g, e, x):
        if not queries:
            return []
        (t, h), rest = queries[0], queries[1:]
        if not left:
            return [("refused", None)] + go(rest, 0, g, e, x)
        if abs(t - h) <= threshold + g[0] + e[0]:
            return [("train", t)] + go(rest, left, g, e[1:], x)
        return [("holdout", h + x[0])] + go(rest, left - 1, g[1:], e[1:], x[1:])

    return go([*zip(train, holdout)], budget, gammas, etas, xis)
