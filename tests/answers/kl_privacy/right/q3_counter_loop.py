# Counter loop.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, weight in p.items():
        if weight == 0:
            continue
        for prime, power in logs(weight / q[a]).items():
            one[prime] += weight * power
        s, t = later[a]
        for b, u in s.items():
            if u > 0:
                for prime, power in logs(u / t[b]).items():
                    two[prime] += weight * u * power
    return one, two
