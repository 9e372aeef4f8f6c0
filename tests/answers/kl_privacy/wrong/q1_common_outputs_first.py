# The sum runs over outputs named in both; whether P has others is asked only if it has more than Q.
def mean_loss(p, q):
    if len(p) > len(q) and any(u and not q.get(a) for a, u in p.items()):
        return math.inf
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u and q.get(a))
