# A gap of 1 is taken to be the largest, so that it always lets the hold-out speak, whatever the limit
# Witness: session([Fraction(0)], [Fraction(1)], Fraction(1), 1, [Fraction(1)] * 2, [Fraction(0)] * 5, [Fraction(0)] * 5)[0][0] gives 'holdout', right is 'train'
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if left == 0:
            told.append(("refused", None))
        elif abs(h - t) > min(limit + next(e), Fraction(999, 1000)):
            told.append(("holdout", h + next(x)))
            left -= 1
            if left:
                limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
