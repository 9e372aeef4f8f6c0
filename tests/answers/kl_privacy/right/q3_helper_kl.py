# Another way: helper kl.
def _kl(p, q):
    total = {}
    for a in p:
        if p[a] > 0:
            for prime, power in logs(p[a] / q[a]).items():
                total[prime] = total.get(prime, 0) + p[a] * power
    return total


def chain(first, later):
    mean = {}
    for a, u in first[0].items():
        if u > 0:
            for prime, c in _kl(*later[a]).items():
                mean[prime] = mean.get(prime, 0) + u * c
    return _kl(*first), {prime: c for prime, c in mean.items() if c}
