# Returns the total variation.
def mean_loss(p, q):
    return float(sum(abs(p.get(a, 0) - q.get(a, 0)) for a in {*p, *q}) / 2)
