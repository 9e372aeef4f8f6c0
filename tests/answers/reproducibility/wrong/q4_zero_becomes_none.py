# An answer that is 0 is falsy and becomes None
# Witness: session([Fraction(0)], [Fraction(0)], Fraction(1, 2), 1, [Fraction(0)] * 5, [Fraction(0)] * 5, [Fraction(0)] * 5) gives [('train', None)], right is [('train', Fraction(0, 1))]
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if left == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x) or None))
            left -= 1
            if left:
                limit = threshold + next(g)
        else:
            told.append(("train", t or None))
    return told
