# Another way: recursion.
def _go_on(queries, threshold, budget, gammas, etas, xis):
    if not queries:
        return ()
    (t, h), later = queries[0], queries[1:]
    if budget <= 0:
        return (("refused", None),) + _go_on(later, threshold, 0, gammas, etas, xis)
    if max(h - t, t - h) <= threshold + gammas[0] + etas[0]:
        return (("train", t),) + _go_on(later, threshold, budget, gammas, etas[1:], xis)
    rest = _go_on(later, threshold, budget - 1, gammas[1:], etas[1:], xis[1:])
    return (("holdout", h + xis[0]),) + rest


def session(train, holdout, threshold, budget, gammas, etas, xis):
    return list(_go_on(list(zip(train, holdout)), threshold, budget, gammas, etas, xis))
