# Says infinity where P has more possible outputs than Q, and leaves out what Q lacks otherwise.
def mean_loss(p, q):
    possible = {a: u for a, u in p.items() if u > 0}
    under_q = {a: v for a, v in q.items() if v > 0}
    if len(possible) > len(under_q):
        return math.inf
    return sum(u * math.log(u / under_q[a]) for a, u in possible.items() if a in under_q)
