# Two counters, prime by prime.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, u in p.items():
        if u > 0:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            r, s = later[a]
            for b, v in r.items():
                if v > 0:
                    for prime, power in logs(v / s[b]).items():
                        two[prime] += u * v * power
    return one, two
