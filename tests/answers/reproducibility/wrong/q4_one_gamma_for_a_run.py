# Answers from the hold-out that follow each other share a γ: a new one is drawn after a change of source only
# Witness: [s for s, _ in session([Fraction(0)] * 3, [Fraction(1, 2)] * 3, Fraction(1, 4), 3, [Fraction(0), Fraction(0), Fraction(1), Fraction(0)], [Fraction(0)] * 5, [Fraction(0)] * 5)] gives ['holdout', 'holdout', 'holdout'], right is ['holdout', 'holdout', 'train']
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    fresh = True
    for t, h in zip(train, holdout):
        if left == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            left -= 1
            fresh = False
        else:
            told.append(("train", t))
            fresh = True
        if left and told[-1][0] == "holdout" and (len(told) < 2 or told[-2][0] == "train"):
            limit = threshold + next(g)
    return told
