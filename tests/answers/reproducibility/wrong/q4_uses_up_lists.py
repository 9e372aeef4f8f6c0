# The arguments change: the noise is taken out of the lists.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    limit, answers = threshold + gammas.pop(0), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif abs(h - t) > limit + etas.pop(0):
            answers.append(("holdout", h + xis.pop(0)))
            budget -= 1
            limit = threshold + gammas.pop(0)
        else:
            answers.append(("train", t))
    return answers
