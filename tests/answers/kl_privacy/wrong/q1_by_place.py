# Compares the two dictionaries by place.
def mean_loss(p, q):
    if set(p) != set(q):
        return math.inf if {a for a in p if p[a]} - {a for a in q if q[a]} else mean_of(p, q)
    return mean_of(p, dict(zip(p, q.values())))


def mean_of(p, q):
    return sum(u * math.log(u / q[a]) if q[a] else math.inf for a, u in p.items() if u)
