# Takes the second mechanism by its place in the dictionary.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for (a, u), (r, s) in zip(p.items(), later.values()):
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            for b, v in r.items():
                for prime, power in logs(v / s[b]).items() if v else ():
                    two[prime] += u * v * power
    return dict(one), dict(two)
