# Stops at the first impossible answer instead of going on behind it.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u == 0:
            break
        for prime, power in logs(u / first[1][a]).items():
            one[prime] += u * power
        for b, w in later[a][0].items():
            if w == 0:
                break
            for prime, power in logs(w / later[a][1][b]).items():
                two[prime] += u * w * power
    return dict(one), dict(two)
