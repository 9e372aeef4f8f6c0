# Compares the rows of each pair by place.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for (a, u), v in zip(p.items(), q.values()):
        if u:
            for prime, power in logs(u / v).items() if v else ():
                one[prime] += u * power
            for s, t in zip(later[a][0].values(), later[a][1].values()):
                for prime, power in logs(s / t).items() if s and t else ():
                    two[prime] += u * s * power
    return dict(one), dict(two)
