# Wrong for gap = threshold with gamma = eta = 0: "at least" was used where no noise is there.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        noise = gammas[min(spent, len(gammas) - 1)] + etas[j]
        if spent == budget:
            told.append(("refused", None))
        elif abs(h - t) > threshold + noise or (noise == 0 and abs(h - t) == threshold):
            told.append(("holdout", h + xis[spent]))
            spent += 1
        else:
            told.append(("train", t))
    return told
