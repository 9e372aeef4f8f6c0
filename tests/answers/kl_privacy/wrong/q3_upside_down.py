# Turns both ratios upside down.
def chain(first, later):
    """What the first and what the second answer add to the KL of both, exactly."""
    one, two, (p, q) = Counter(), Counter(), first
    for a, u in p.items():
        if u:
            for prime, power in logs(q[a] / u).items():
                one[prime] += u * power
            for b, v in later[a][0].items():
                for prime, power in logs(later[a][1][b] / v).items() if v else ():
                    two[prime] += u * v * power
    return dict(one), dict(two)
