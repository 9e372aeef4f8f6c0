# Equal gaps: the η of a gap is kept, though every query has one of its own.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers, noise = threshold + next(g), [], {}
    for t, h in zip(train, holdout):
        gap = abs(h - t)
        if budget == 0:
            answers.append(("refused", None))
            continue
        fresh = next(e)
        if gap > limit + noise.setdefault(gap, fresh):
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
