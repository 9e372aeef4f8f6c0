# By entropies.
def chain(first, later):
    """Cross entropy minus entropy, exactly; numerators and denominators apart, no zero coefficients."""
    def add(total, weight, number):
        for prime, power in logs(Fraction(number)).items():
            total[prime] = total.get(prime, 0) + weight * power

    def kl(p, q, weight, total):
        for a in (a for a in q if p[a] != 0):
            w = weight * p[a]
            add(total, w, p[a])
            add(total, -w, q[a])

    one, two = {}, {}
    kl(*first, 1, one)
    for a, u in first[0].items():
        if u:
            kl(*later[a], u, two)
    return tuple({k: c for k, c in part.items() if c} for part in (one, two))
