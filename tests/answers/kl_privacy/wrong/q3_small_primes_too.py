# Wrong where a prime above 13 occurs: only the usual primes are collected.
def chain(first, later):
    primes = (2, 3, 5, 7, 11, 13)

    def kl(p, q):
        return {k: sum(u * logs(u / q[a]).get(k, 0) for a, u in p.items() if u > 0) for k in primes}

    parts = {a: kl(*later[a]) for a in later}
    p = first[0]
    return kl(*first), {k: sum(p[a] * parts[a][k] for a in p) for k in primes}
