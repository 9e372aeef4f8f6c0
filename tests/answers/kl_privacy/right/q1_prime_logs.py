# Prime logs: right
def mean_loss(p, q):
    total = Counter()
    for a in p:
        if p[a] == 0:
            continue
        if not q.get(a):
            return math.inf
        for prime, power in logs(p[a] / q[a]).items():
            total[prime] += p[a] * power
    return math.fsum(float(c) * math.log(prime) for prime, c in total.items())
