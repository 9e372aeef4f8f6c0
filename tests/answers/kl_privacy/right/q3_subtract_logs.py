# Numerators and denominators apart, zero coefficients thrown away.
def chain(first, later):
    def put(total, weight, p, q):
        for a, u in p.items():
            if weight * u > 0:
                for ratio, sign in ((u, 1), (q[a], -1)):
                    for prime, power in logs(ratio).items():
                        total.setdefault(prime, []).append(sign * power * weight * u)
    one, two = {}, {}
    put(one, Fraction(1), *first)
    for a in later:
        put(two, first[0][a], *later[a])
    return tuple({prime: sum(cs) for prime, cs in t.items() if sum(cs)} for t in (one, two))
