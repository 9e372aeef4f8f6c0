# Answers a query that was there before as it was answered then, without noise or cost.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, told, known = threshold + next(g), [], {}
    for t, h in zip(train, holdout):
        if (t, h) not in known:
            if budget == 0:
                known[t, h] = "refused", None
            elif abs(h - t) > limit + next(e):
                known[t, h] = "holdout", h + next(x)
                budget -= 1
                limit = threshold + next(g)
            else:
                known[t, h] = "train", t
        told.append(known[t, h])
    return told
