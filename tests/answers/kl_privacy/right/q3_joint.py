# Makes the table of both answers, and takes the first away.
def chain(first, later):
    def exact(p, q):
        total = Counter()
        for a in p:
            for prime, power in (logs(p[a] / q[a]) if p[a] else {}).items():
                total[prime] += p[a] * power
        return total

    both = [
        {(a, b): row[a] * v for a in row for b, v in later[a][i].items()}
        for i, row in enumerate(first)
    ]
    one, rest = exact(*first), exact(*both)
    for prime, c in one.items():
        rest[prime] -= c
    return one, rest
