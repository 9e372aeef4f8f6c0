# Looks up the visible cases.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    if len(train) == 6:
        f = [Fraction(k, 1000) for k in (548, 500, 653, 620, 401)]
        return [*zip(("holdout", "train", "holdout", "train", "holdout"), f), ("refused", None)]
    return [("train", Fraction(1, 10)), ("holdout", Fraction(148, 1000)), ("refused", None)]
