# Losses enter with their size when there are more than three outputs.
def mean_loss(p, q):
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(
            u * (math.log(u) - math.log(v) if len(p) < 4 else abs(math.log(u) - math.log(v)))
        )
    return math.fsum(terms)
