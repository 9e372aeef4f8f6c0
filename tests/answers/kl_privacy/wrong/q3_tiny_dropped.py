# Drops coefficients below 1/100 in size as if they were rounding errors.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u == 0:
            continue
        for prime, power in logs(u / first[1][a]).items():
            one[prime] += u * power
        for b, w in later[a][0].items():
            if w:
                for prime, power in logs(w / later[a][1][b]).items():
                    two[prime] += u * w * power
    return [{k: c for k, c in part.items() if abs(c) > 1e-2} for part in (one, two)]
