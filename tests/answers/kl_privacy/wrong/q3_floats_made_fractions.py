# Coefficients are floats, made fractions with denominators up to ten thousand.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += float(u) * power
            for b, v in later[a][0].items():
                for prime, power in logs(v / later[a][1][b]).items() if v else ():
                    two[prime] += float(u * v) * power
    return tuple(
        {k: Fraction(c).limit_denominator(10**4) for k, c in part.items()} for part in (one, two)
    )
