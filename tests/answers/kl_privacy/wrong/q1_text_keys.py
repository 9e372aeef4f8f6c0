# The number 1 and the text "1" are different outputs.
def mean_loss(p, q):
    p = {str(a): u for a, u in p.items()}
    q = {str(a): u for a, u in q.items()}
    terms = []
    for output, u in p.items():
        v = q.get(output, 0)
        if u == 0:
            continue
        if v == 0:
            return math.inf
        terms.append(u * (math.log(u) - math.log(v)))
    return math.fsum(terms)
