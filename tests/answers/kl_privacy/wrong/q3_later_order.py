# Wrong where later lists the first answers in another order than first does.
def chain(first, later):
    def add(into, p, q, weight):
        for a, u in p.items():
            if u > 0:
                for prime, power in logs(u / q[a]).items():
                    into[prime] += weight * u * power

    one, two = Counter(), Counter()
    add(one, *first, 1)
    for w, pair in zip(first[0].values(), later.values()):
        add(two, *pair, w)
    return one, two
