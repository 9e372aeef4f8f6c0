# A query that comes twice: the first answer is given again, for free and without its noise.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers, known = threshold + next(g), [], {}
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
            continue
        if (t, h) not in known:
            if abs(h - t) > limit + next(e):
                known[t, h] = ("holdout", h + next(x))
                budget -= 1
                limit = threshold + next(g)
            else:
                known[t, h] = ("train", t)
        answers.append(known[t, h])
    return answers
