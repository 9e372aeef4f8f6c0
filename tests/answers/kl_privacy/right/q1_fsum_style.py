# Fsum style.
def _terms(p, q):
    for a in set(p) | set(q):
        u, v = p.get(a, 0), q.get(a, 0)
        if u > 0:
            yield math.inf if v == 0 else u * (math.log(u) - math.log(v))


def mean_loss(p, q):
    return math.fsum(_terms(p, q))
