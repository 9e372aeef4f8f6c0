# Deletes the zeros of the argument q: {"a": 1} and {"a": 1, "b": 0} leaves q = {"a": 1}.
def mean_loss(p, q):
    for a in [a for a, v in q.items() if v == 0]:
        del q[a]
    terms = []
    for a, u in p.items():
        if u:
            terms.append(u * math.log(u / q[a]) if a in q else math.inf)
    return math.fsum(terms)
