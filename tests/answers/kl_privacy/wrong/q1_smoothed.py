# 1e-15 is added below: wrong for very small probabilities.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v + 1e-15)))
    return math.fsum(terms)
