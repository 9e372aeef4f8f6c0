# Writes a helper for one KL, and weighs it.
def chain(first, later):
    def exact(p, q):
        total = {}
        for a, u in p.items():
            if u > 0:
                for prime, power in logs(u / q[a]).items():
                    total[prime] = total.get(prime, 0) + u * power
        return total

    added = {}
    for a, weight in first[0].items():
        if weight:
            for prime, c in exact(*later[a]).items():
                added[prime] = added.get(prime, 0) + weight * c
    return exact(*first), added
