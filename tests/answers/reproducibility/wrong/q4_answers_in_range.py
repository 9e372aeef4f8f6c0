# H + ξ below 0 or above 1: the answer is cut off.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            answers.append(("holdout", min(max(h + next(x), Fraction(0)), Fraction(1))))
            budget -= 1
            limit = threshold + next(g)
        else:
            answers.append(("train", t))
    return answers
