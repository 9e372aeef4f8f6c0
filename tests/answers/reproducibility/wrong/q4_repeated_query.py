# A query with the same averages as an earlier one gets the same answer.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    noisy, told, known = threshold + next(g), [], {}
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif (t, h) in known:
            told.append(known[t, h])
        elif abs(h - t) > noisy + next(e):
            known[t, h] = ("holdout", h + next(x))
            told.append(known[t, h])
            budget -= 1
            noisy = threshold + next(g)
        else:
            known[t, h] = ("train", t)
            told.append(known[t, h])
    return told
