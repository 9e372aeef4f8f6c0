# Leaves a first answer out that is equally likely under both, and with it what the second adds after it.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, u in p.items():
        if u == 0 or u == q[a]:
            continue
        for prime, power in logs(u / q[a]).items():
            one[prime] += u * power
        for b, r in later[a][0].items():
            if r > 0:
                for prime, power in logs(r / later[a][1][b]).items():
                    two[prime] += u * r * power
    return one, two
