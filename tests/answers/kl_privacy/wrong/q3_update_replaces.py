# Coefficients of a prime are replaced by the last one where two answers have the same ratio.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    seen = set()
    for a, u in p.items():
        if u:
            for prime, power in logs(u / q[a]).items():
                if (u, q[a]) not in seen:
                    one[prime] += u * power
            seen.add((u, q[a]))
            for b, v in later[a][0].items():
                for prime, power in logs(v / later[a][1][b]).items() if v else ():
                    two[prime] += u * v * power
    return dict(one), dict(two)
