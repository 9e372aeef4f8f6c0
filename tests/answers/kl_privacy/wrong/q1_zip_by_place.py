# The two dictionaries name outputs in different orders.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, 0) and list(q.values())[list(p).index(output) % len(q)]
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v)))
    return math.fsum(terms)
