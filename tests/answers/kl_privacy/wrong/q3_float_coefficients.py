# Coefficients are rounded to denominators up to 1000.
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
    return tuple({k: Fraction(c).limit_denominator(1000) for k, c in d.items()} for d in (one, two))
