# Wrong where the noisy threshold is negative: it was taken for 0, so that an equal query is answered from the training set.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        if spent == budget:
            told.append(("refused", None))
        elif abs(h - t) > max(0, threshold + gammas[spent] + etas[j]):
            told.append(("holdout", h + xis[spent]))
            spent += 1
        else:
            told.append(("train", t))
    return told
