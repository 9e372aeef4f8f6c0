# Never lets the noisy threshold be negative.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    hat, out = max(threshold + next(g), 0), []
    for t, h in zip(train, holdout):
        if budget == 0:
            out.append(("refused", None))
        elif abs(h - t) > hat + next(e):
            out.append(("holdout", h + next(x)))
            budget -= 1
            if budget:
                hat = max(threshold + next(g), 0)
        else:
            out.append(("train", t))
    return out
