# Computes in floats and rounds to fractions with denominators up to 60; products of two have larger ones.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, u in first[0].items():
        if u == 0:
            continue
        for prime, power in logs(u / first[1][a]).items():
            one[prime] += float(u) * power
        for b, w in later[a][0].items():
            if w:
                for prime, power in logs(w / later[a][1][b]).items():
                    two[prime] += float(u * w) * power
    return [{k: Fraction(c).limit_denominator(60) for k, c in part.items()} for part in (one, two)]
