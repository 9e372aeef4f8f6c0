# Whole less first.
def _exact(pairs):
    total = Counter()
    for u, v in pairs:
        if u:
            for prime, power in logs(Fraction(u) / v).items():
                total[prime] += u * power
    return total


def chain(first, later):
    p, q = first
    one = _exact((p[a], q[a]) for a in p)
    both = _exact(
        (p[a] * later[a][0][b], q[a] * later[a][1][b]) for a in p if p[a] for b in later[a][0]
    )
    return [dict(one), {prime: both[prime] - one[prime] for prime in {*one, *both}}]
