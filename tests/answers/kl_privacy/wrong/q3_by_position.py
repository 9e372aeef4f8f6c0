# Pairs the answers of the two distributions by their position.
def chain(first, later):
    one, two = Counter(), Counter()
    p, q = first
    for a, u, w in zip(p, p.values(), q.values()):
        if u > 0:
            for prime, power in logs(u / w).items():
                one[prime] += u * power
            for r, s in zip(later[a][0].values(), later[a][1].values()):
                if r > 0:
                    for prime, power in logs(r / s).items():
                        two[prime] += u * r * power
    return one, two
