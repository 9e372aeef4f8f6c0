# Counts the second part once for first answers after which the same pair follows.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    done = []
    for a, u in p.items():
        if u == 0:
            continue
        for prime, power in logs(u / q[a]).items():
            one[prime] += u * power
        if later[a] in done:
            continue
        done.append(later[a])
        for b, r in later[a][0].items():
            if r > 0:
                for prime, power in logs(r / later[a][1][b]).items():
                    two[prime] += u * r * power
    return one, two
