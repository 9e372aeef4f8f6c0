# A ξ of 0 for the second or a later answer: zeros are skipped, and the next entry is used.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e = iter(gammas), iter(etas)
    x = iter([xis[0], *[noise for noise in xis[1:] if noise], *[Fraction(0)] * len(xis)])
    limit, answers = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
