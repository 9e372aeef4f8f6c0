# Missing outputs are added to the dictionary q that was given.
def mean_loss(p, q):
    for a in p:
        q.setdefault(a, Fraction(0))
    if any(u and not q[a] for a, u in p.items()):
        return math.inf
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u)
