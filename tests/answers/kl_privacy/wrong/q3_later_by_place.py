# Takes the second mechanisms in the order of their dictionary.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for (a, u), pair in zip(p.items(), later.values()):
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            for b, v in pair[0].items():
                for prime, power in logs(v / pair[1][b]).items() if v else ():
                    two[prime] += u * v * power
    return dict(one), dict(two)
