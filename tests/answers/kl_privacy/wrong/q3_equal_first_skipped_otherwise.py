# After a first answer that is equally likely for both nothing is added, though the second may tell.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u == 0 or u == first[1][a]:
            continue
        for prime, power in logs(u / first[1][a]).items():
            one[prime] += u * power
        for b, w in later[a][0].items():
            if w:
                for prime, power in logs(w / later[a][1][b]).items():
                    two[prime] += u * w * power
    return dict(one), dict(two)
