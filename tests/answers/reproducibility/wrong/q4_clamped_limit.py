# Never lets the limit of a comparison be negative.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    hat, out = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            out.append(("refused", None))
        elif abs(h - t) > max(hat + next(e), 0):
            out.append(("holdout", h + next(x)))
            budget -= 1
            if budget:
                hat = threshold + next(g)
        else:
            out.append(("train", t))
    return out
