# Adds counters up by their method.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if not u:
            continue
        one.update({prime: u * k for prime, k in logs(u / first[1][a]).items()})
        p, q = later[a]
        for b in p:
            if p[b]:
                two.update({prime: u * p[b] * k for prime, k in logs(p[b] / q[b]).items()})
    return one, two
