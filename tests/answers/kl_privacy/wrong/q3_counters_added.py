# Adds Counters by `+`, which throws away what is negative.
def chain(first, later):
    def kl(p, q):
        total = Counter()
        for a in p:
            if p[a]:
                total.update({prime: p[a] * power for prime, power in logs(p[a] / q[a]).items()})
        return total

    p, q = first
    second = Counter()
    for a in p:
        if p[a]:
            second += Counter({prime: p[a] * c for prime, c in kl(*later[a]).items()})
    return kl(p, q), second
