# Outputs of probability 0 are removed from p: the argument is changed.
def mean_loss(p, q):
    for a in [a for a in p if p[a] == 0]:
        del p[a]
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v)))
    return math.fsum(terms)
