# The budget is spent and both averages are the same: refused, but the training average is given.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("train", t) if t == h else ("refused", None))
        elif abs(h - t) > limit + next(e):
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
