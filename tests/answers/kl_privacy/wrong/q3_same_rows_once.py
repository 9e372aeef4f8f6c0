# Second mechanisms are collected by their distribution for x: of two with the same one, the second is lost.
def chain(first, later):
    one, weight, rows = Counter(), Counter(), {}
    for a, u in first[0].items():
        if u:
            for prime, power in logs(u / first[1][a]).items():
                one[prime] += u * power
            name = tuple(sorted(later[a][0].items()))
            weight[name] += u
            rows.setdefault(name, later[a])
    two = Counter()
    for name, (p, q) in rows.items():
        for b, w in p.items():
            if w:
                for prime, power in logs(w / q[b]).items():
                    two[prime] += weight[name] * w * power
    return dict(one), dict(two)
