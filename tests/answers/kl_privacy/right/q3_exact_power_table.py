# Exact power table: right
def chain(first, later):
    def parts():
        p, q = first
        yield 0, [(p[a], p[a] / q[a]) for a in p if p[a]]
        for a, (r, s) in later.items():
            yield 1, [(p[a] * r[b], r[b] / s[b]) for b in r if p[a] * r[b]]

    result = [
        {n: Fraction(0) for n in range(2, 60) if all(n % d for d in range(2, n))} for _ in range(2)
    ]
    for i, terms in parts():
        for weight, ratio in terms:
            for prime, power in logs(ratio).items():
                result[i][prime] += weight * power
    return tuple({k: int(c) if c.denominator == 1 else c for k, c in d.items()} for d in result)
