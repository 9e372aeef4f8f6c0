# After each answer from the hold-out eta is taken from the place of the number of answers when more than three were given.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spoken, silent = [], 0, 0
    for t, h in zip(train, holdout):
        if spoken == budget:
            told.append(("refused", None))
            continue
        j = spoken + silent if spoken <= 3 else silent
        if abs(h - t) > threshold + gammas[spoken] + etas[j]:
            told.append(("holdout", h + xis[spoken]))
            spoken += 1
        else:
            told.append(("train", t))
            silent += 1
    return told
