# Takes the cross entropy and the entropy apart.
def mean_loss(p, q):
    cross = own = 0.0
    for a, u in p.items():
        if u:
            if not q.get(a):
                return math.inf
            own += u * math.log(u)
            cross += u * math.log(q[a])
    return own - cross
