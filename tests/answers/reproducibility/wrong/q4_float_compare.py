# Compares as floats do, with a tolerance.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    hat, out = float(threshold + next(g)), []
    for t, h in zip(train, holdout):
        if budget == 0:
            out.append(("refused", None))
        elif abs(float(h) - float(t)) - (hat + float(next(e))) > 1e-9:
            out.append(("holdout", h + next(x)))
            budget -= 1
            if budget:
                hat = float(threshold + next(g))
        else:
            out.append(("train", t))
    return out
