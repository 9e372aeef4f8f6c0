# Wrong where the gap is above the limit by 1e-20: compared as floats.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        if spent == budget:
            told.append(("refused", None))
        elif float(abs(h - t)) - float(threshold + gammas[spent] + etas[j]) > 1e-12:
            told.append(("holdout", h + xis[spent]))
            spent += 1
        else:
            told.append(("train", t))
    return told
