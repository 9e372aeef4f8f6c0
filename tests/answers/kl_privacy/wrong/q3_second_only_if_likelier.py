# Second answers are weighed only after first answers that are likelier under P than under Q.
def chain(first, later):
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        if u:
            for prime, power in logs(u / q[a]).items():
                one[prime] += u * power
            weight = u if u >= q[a] / 9 else q[a]
            for b, v in later[a][0].items():
                for prime, power in logs(v / later[a][1][b]).items() if v else ():
                    two[prime] += weight * v * power
    return dict(one), dict(two)
