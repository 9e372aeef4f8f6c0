# Impossible answers are removed from the dictionaries that were given.
def chain(first, later):
    p, q = first
    for a in [a for a in p if not p[a]]:
        del p[a]
    one, two = Counter(), Counter()
    for a, u in p.items():
        for prime, power in logs(u / q[a]).items():
            one[prime] += u * power
        for b, w in later[a][0].items():
            if w:
                for prime, power in logs(w / later[a][1][b]).items():
                    two[prime] += u * w * power
    return dict(one), dict(two)
