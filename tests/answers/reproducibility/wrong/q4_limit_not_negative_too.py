# A gap of 0 and a limit below 0: the hold-out speaks, but the limit is cut off at 0.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif abs(h - t) > max(0, limit + next(e)):
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
