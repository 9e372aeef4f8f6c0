# Tidies the coefficients up with limit_denominator(1000).
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, u in p.items():
        if u > 0:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            for b, r in later[a][0].items():
                if r > 0:
                    for prime, power in logs(r / later[a][1][b]).items():
                        two[prime] += u * r * power
    return tuple(
        {k: Fraction(c).limit_denominator(1000) for k, c in part.items()} for part in (one, two)
    )
