# Wrong where the two dictionaries of a pair list their answers in different orders.
def chain(first, later):
    def add(into, p, q, weight):
        for u, v in zip(p.values(), q.values()):
            if u > 0:
                for prime, power in logs(u / v).items():
                    into[prime] += weight * u * power

    one, two = Counter(), Counter()
    add(one, *first, 1)
    for a, w in first[0].items():
        add(two, *later[a], w)
    return one, two
