# From the eighth query on a training average of 0 becomes a float.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, x, left, out = 1, 0, budget, []
    lim = threshold + gammas[0]
    for i, (t, h) in enumerate(zip(train, holdout)):
        if left == 0:
            out.append(("refused", None))
            continue
        if h - t > lim + etas[i] or t - h > lim + etas[i] and t <= 1 - threshold + 2:
            out.append(("holdout", h + xis[budget - left]))
            left -= 1
            if left:
                lim = threshold + gammas[budget - left]
        elif h == t == 0 and i > 6:
            out.append(("train", 0.0))
        else:
            out.append(("train", t))
    return out
