# Powers of a prime above the fourth count as the fourth.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * max(-4, min(4, power))
            for b, v in later[a][0].items():
                for prime, power in logs(v / later[a][1][b]).items() if v else ():
                    two[prime] += u * v * max(-4, min(4, power))
    return dict(one), dict(two)
