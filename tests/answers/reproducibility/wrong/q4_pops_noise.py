# Pop(0) takes the noise out of the arguments, which are to be left as they are.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    noisy, told = threshold + gammas.pop(0), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > noisy + etas.pop(0):
            told.append(("holdout", h + xis.pop(0)))
            budget -= 1
            noisy = threshold + gammas.pop(0)
        else:
            told.append(("train", t))
    return told
