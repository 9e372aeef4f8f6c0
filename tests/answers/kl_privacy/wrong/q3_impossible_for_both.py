# Wrong (ZeroDivisionError) if an answer is impossible for x and for x': first = ({"a": 1, "b": 0}, {"a": 1, "b": 0}).
def chain(first, later):
    def exact(p, q):
        total = Counter()
        for a in p:
            ratio = p[a] / q[a]
            if ratio > 0:
                for prime, power in logs(ratio).items():
                    total[prime] += p[a] * power
        return total

    two = Counter()
    for a, u in first[0].items():
        for prime, c in exact(*later[a]).items():
            two[prime] += u * c
    return exact(*first), two
