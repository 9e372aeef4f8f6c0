# What is impossible is deleted from the caller's dictionaries.
def chain(first, later):
    def kl(p, q):
        for a in [a for a in p if p[a] == 0]:
            del p[a], q[a]
        total = Counter()
        for a in p:
            for prime, power in logs(p[a] / q[a]).items():
                total[prime] += p[a] * power
        return total

    one, two = kl(*first), Counter()
    for a, w in first[0].items():
        for prime, c in kl(*later[a]).items():
            two[prime] += w * c
    return one, two
