# Keeps answers between 0 and 1.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    hat, out = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            out.append(("refused", None))
        elif abs(h - t) > hat + next(e):
            out.append(("holdout", min(max(h + next(x), 0), 1)))
            budget -= 1
            if budget:
                hat = threshold + next(g)
        else:
            out.append(("train", t))
    return out
