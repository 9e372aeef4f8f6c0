# Leaves a second answer out that is certain for x: what is certain has no loss.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, u in p.items():
        if u == 0:
            continue
        for prime, power in logs(u / q[a]).items():
            one[prime] += u * power
        for b, r in later[a][0].items():
            if r in (0, 1):
                continue
            for prime, power in logs(r / later[a][1][b]).items():
                two[prime] += u * r * power
    return one, two
