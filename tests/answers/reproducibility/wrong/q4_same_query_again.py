# A query with the averages of an earlier one gets the same answer again, for free.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told, known = threshold + next(g), budget, [], {}
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
            continue
        eta = next(e)
        if (t, h) in known:
            told.append(known[t, h])
        elif abs(h - t) > limit + eta:
            known[t, h] = ("holdout", h + next(x))
            told.append(known[t, h])
            left -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
