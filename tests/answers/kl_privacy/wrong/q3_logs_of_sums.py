# Takes the logarithm of the probability of all second answers with the same name together.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        for prime, power in logs(u / q[a]).items() if u else ():
            one[prime] += u * power
    mixed = [Counter(), Counter()]
    for a in p:
        for i in (0, 1):
            for b, v in later[a][i].items():
                mixed[i][b] += first[i][a] * v
    for b, v in mixed[0].items():
        for prime, power in logs(v / mixed[1][b]).items() if v else ():
            two[prime] += v * power
    return dict(one), dict(two)
