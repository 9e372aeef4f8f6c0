# Plain loops into two Counters.
def chain(first, later):
    p, q = first
    one, two = Counter(), Counter()
    for a, weight in p.items():
        if weight == 0:
            continue
        for prime, power in logs(weight / q[a]).items():
            one[prime] += weight * power
        pa, qa = later[a]
        for b, u in pa.items():
            if u == 0:
                continue
            for prime, power in logs(u / qa[b]).items():
                two[prime] += weight * u * power
    return dict(one), dict(two)
