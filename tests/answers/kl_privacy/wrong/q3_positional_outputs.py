# Pairs P and Q by place; the two dictionaries may list answers in another order.
def chain(first, later):
    def kl(p, q):
        total = Counter()
        for u, v in zip(p.values(), q.values()):
            if u and v:
                for prime, power in logs(u / v).items():
                    total[prime] += u * power
        return total

    two = Counter()
    for a, u in first[0].items():
        for prime, c in kl(*later[a]).items():
            two[prime] += u * c
    return dict(kl(*first)), dict(two)
