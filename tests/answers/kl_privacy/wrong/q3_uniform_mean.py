# The second is averaged with equal weights.
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
                    two[prime] += Fraction(1, sum(1 for c in p.values() if c)) * v * power
    return dict(one), dict(two)
