# Turns answers into texts, so that 1 and '1' become one.
def chain(first, later):
    def texts(row):
        return {str(a): u for a, u in row.items()}

    def add(total, weight, pair):
        p, q = map(texts, pair)
        for a in sorted(p):
            if p[a] > 0:
                for prime, power in logs(p[a] / q[a]).items():
                    total[prime] += weight * p[a] * power

    one, two = Counter(), Counter()
    add(one, 1, first)
    for a, u in first[0].items():
        if u > 0:
            add(two, u, later[a])
    return one, two
