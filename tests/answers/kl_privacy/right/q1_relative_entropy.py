# Takes scipy's terms, which know what 0 means.
def mean_loss(p, q):
    from scipy.special import rel_entr

    return sum(rel_entr(float(p.get(a, 0)), float(q.get(a, 0))) for a in {*p, *q})
