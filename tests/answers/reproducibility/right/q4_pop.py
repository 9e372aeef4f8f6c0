# Copies of the lists, from which the first entry is taken.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    gammas, etas, xis = list(gammas), list(etas), list(xis)
    hat, result = threshold + gammas.pop(0), []
    for place in range(len(train)):
        if budget <= 0:
            result.append(["refused", None])
            continue
        eta = etas.pop(0)
        gap = max(train[place], holdout[place]) - min(train[place], holdout[place])
        if gap - eta > hat:
            result.append(["holdout", holdout[place] + xis.pop(0)])
            budget -= 1
            if budget:
                hat = threshold + gammas.pop(0)
        else:
            result.append(["train", train[place]])
    return result
