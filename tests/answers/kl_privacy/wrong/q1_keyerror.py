# Q has outputs that p does not name: they are looked up if q is larger, counted as infinite.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v)))
    if any(v and o not in p for o, v in q.items()):
        return math.inf
    return math.fsum(terms)
