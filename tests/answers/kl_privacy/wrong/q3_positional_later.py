# Takes the pairs of later in their order, not under the first answer.
def chain(first, later):
    def kl(p, q):
        total = Counter()
        for a in p:
            if p[a]:
                for prime, power in logs(p[a] / q[a]).items():
                    total[prime] += p[a] * power
        return total

    two = Counter()
    for u, pair in zip(first[0].values(), later.values()):
        for prime, c in kl(*pair).items():
            two[prime] += u * c
    return kl(*first), two
