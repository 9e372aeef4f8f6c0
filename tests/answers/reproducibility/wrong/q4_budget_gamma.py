# From the ninth answer of the hold-out on γ stays the same.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x, left, out = 1, 0, 0, budget, []
    lim = threshold + gammas[0]
    for t, h in zip(train, holdout):
        if left == 0:
            out.append(("refused", None))
            continue
        if abs(h - t) > lim + etas[e]:
            out.append(("holdout", h + xis[x]))
            x += 1
            left -= 1
            lim = threshold + gammas[min(g, 8)]
            g += 1
        else:
            out.append(("train", t))
        e += 1
    return out
