# P is 0 where q is 0 as well: infinity comes back.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if v == 0:
            return math.inf
        if u == 0:
            continue
        terms.append(u * (math.log(u) - math.log(v)))
    return math.fsum(terms)
