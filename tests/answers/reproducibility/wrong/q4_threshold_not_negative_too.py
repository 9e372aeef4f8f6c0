# The limit τ + γ is below 0: cut off at 0 before η is added.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, answers = max(Fraction(0), threshold + next(g)), []
    for t, h in zip(train, holdout):
        if budget == 0:
            answers.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            answers.append(("holdout", h + next(x)))
            budget -= 1
            limit = max(Fraction(0), threshold + next(g))
        else:
            answers.append(("train", t))
    return answers
