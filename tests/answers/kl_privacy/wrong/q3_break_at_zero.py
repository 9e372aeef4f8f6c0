# Wrong where an impossible answer is not the last one listed: the others after it are lost.
def chain(first, later):
    def add(into, p, q, weight):
        for a, u in p.items():
            if u == 0:
                break
            for prime, power in logs(u / q[a]).items():
                into[prime] += weight * u * power

    one, two = Counter(), Counter()
    add(one, *first, 1)
    for a, w in first[0].items():
        add(two, *later[a], w)
    return one, two
