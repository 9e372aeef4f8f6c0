# Outputs are compared without regard to capitals.
def mean_loss(p, q):
    small = Counter()
    for a, v in q.items():
        small[a.lower()] += v
    return sum(
        (u * math.log(u / small[a.lower()]) if small[a.lower()] else math.inf)
        for a, u in p.items()
        if u
    )
