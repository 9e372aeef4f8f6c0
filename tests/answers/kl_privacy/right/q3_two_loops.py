# Another way: two loops.
def chain(first, later):
    p, q = first
    one, two = Counter(), Counter()
    for a, u in p.items():
        if not u:
            continue
        for prime, power in logs(u / q[a]).items():
            one[prime] += u * power
        second, other = later[a]
        for b, v in second.items():
            if v:
                for prime, power in logs(v / other[b]).items():
                    two[prime] += u * v * power
    return dict(one), dict(two)
