# Joint minus first: right
def chain(first, later):
    whole, one = {}, {}
    for a, u in first[0].items():
        if not u:
            continue
        for prime, power in logs(u / first[1][a]).items():
            one[prime] = one.get(prime, Fraction(0)) + u * power
        for b, w in later[a][0].items():
            if w:
                for prime, power in logs(u * w / (first[1][a] * later[a][1][b])).items():
                    whole[prime] = whole.get(prime, Fraction(0)) + u * w * power
    return [one, {k: whole.get(k, 0) - one.get(k, 0) for k in whole | one}]
