# A second answer that is certain for x is skipped, though for x' it may be rare.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u:
            for prime, power in logs(u / first[1][a]).items():
                one[prime] += u * power
            for b, w in later[a][0].items():
                if 0 < w < 1:
                    for prime, power in logs(w / later[a][1][b]).items():
                        two[prime] += u * w * power
    return dict(one), dict(two)
