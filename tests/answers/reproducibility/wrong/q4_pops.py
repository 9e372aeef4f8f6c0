# Takes the noise out of the lists that it was given.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    hat, out = threshold + gammas.pop(0), []
    for t, h in zip(train, holdout):
        if budget == 0:
            out.append(("refused", None))
        elif abs(h - t) > hat + etas.pop(0):
            out.append(("holdout", h + xis.pop(0)))
            budget -= 1
            if budget:
                hat = threshold + gammas.pop(0)
        else:
            out.append(("train", t))
    return out
