# Answers are kept between 0 and 1; the answer is h + xi: h 9/10, xi 1/5.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    noisy, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > noisy + next(e):
            told.append(("holdout", min(Fraction(1), max(Fraction(0), h + next(x)))))
            budget -= 1
            noisy = threshold + next(g)
        else:
            told.append(("train", t))
    return told
