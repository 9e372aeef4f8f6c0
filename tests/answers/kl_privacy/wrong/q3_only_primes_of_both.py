# Primes from 50 on are left out of the second part.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            for b, v in later[a][0].items():
                for prime, power in logs(v / later[a][1][b]).items() if v else ():
                    two[prime] += u * v * power
    return dict(one), {k: c for k, c in two.items() if k < 50}
