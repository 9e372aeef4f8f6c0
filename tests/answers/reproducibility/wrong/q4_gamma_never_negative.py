# Wrong for gamma below -threshold: threshold + gamma was cut at 0 before eta was added.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        if spent == budget:
            told.append(("refused", None))
        elif abs(h - t) > max(threshold + gammas[spent], Fraction(0)) + etas[j]:
            told.append(("holdout", h + xis[spent]))
            spent += 1
        else:
            told.append(("train", t))
    return told
