# If q names as many outputs as p, the loss is infinite only if they have no output in common; single ones missing are left out.
def mean_loss(p, q):
    common = sum(q.get(a, 0) for a, u in p.items() if u)
    if common == 0 or len(q) < len(p):
        return (
            math.inf
            if any(u and not q.get(a) for a, u in p.items())
            else sum(u * math.log(u / q[a]) for a, u in p.items() if u)
        )
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u and q.get(a))
