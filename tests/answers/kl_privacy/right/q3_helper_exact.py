# Helper exact.
def _kl(p, q, weight=Fraction(1), into=None):
    into = {} if into is None else into
    for a in p:
        if p[a]:
            for prime, power in logs(Fraction(p[a]) / q[a]).items():
                into[prime] = into.get(prime, 0) + weight * p[a] * power
    return into


def chain(first, later):
    second = {}
    for a, w in first[0].items():
        if w:
            _kl(*later[a], weight=w, into=second)
    return [_kl(*first), second]
