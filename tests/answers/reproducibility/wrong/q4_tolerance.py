# A gap above the limit by less than 1e-9: taken for equal, so the training set answers.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif float(abs(h - t)) - float(limit + next(e)) > 1e-9:
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
