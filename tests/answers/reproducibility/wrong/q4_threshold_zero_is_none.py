# A threshold of 0 is taken for no threshold, and the hold-out always speaks
# Witness: session([Fraction(1, 2)], [Fraction(1, 2)], Fraction(0), 1, [Fraction(0)] * 5, [Fraction(0)] * 5, [Fraction(0)] * 5)[0][0] gives 'holdout', right is 'train'
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if left == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e) or not threshold:
            told.append(("holdout", h + next(x)))
            left -= 1
            if left:
                limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
