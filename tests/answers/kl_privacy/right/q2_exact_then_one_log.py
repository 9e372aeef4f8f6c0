# By exact then one log.
def least_kappa(table, related):
    """Logarithms by primes, exactly, and floats at the very end."""
    def kl(p, q):
        total = Counter()
        for a in p:
            for prime, power in logs(p[a] / q[a]).items():
                total[prime] += p[a] * power
        return math.fsum(float(c) * math.log(prime) for prime, c in total.items())

    return max(
        (kl(table[x], table[y]) for x in table for y in table if x != y and related(x, y)),
        default=0.0,
    )
