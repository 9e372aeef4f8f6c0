# Wrong for other denominators: everything is counted in whole thousandths, 1/3 becomes 333/1000.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def k(f):
        return int(f * 1000)

    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        if spent == budget:
            told.append(("refused", None))
        elif abs(k(h) - k(t)) > k(threshold) + k(gammas[spent]) + k(etas[j]):
            told.append(("holdout", Fraction(k(h) + k(xis[spent]), 1000)))
            spent += 1
        else:
            told.append(("train", t))
    return told
