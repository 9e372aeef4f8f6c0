# Factors whole numbers itself.
def chain(first, later):
    def factors(n):
        found, d = Counter(), 2
        while n > 1:
            while n % d == 0:
                found[d] += 1
                n //= d
            d += 1
        return found

    def kl(p, q):
        total = Counter()
        for a, u in p.items():
            if u:
                for number, sign in ((u / q[a]).numerator, 1), ((u / q[a]).denominator, -1):
                    for prime, power in factors(number).items():
                        total[prime] += sign * power * u
        return total

    p, q = first
    two = Counter()
    for a in p:
        for prime, c in kl(*later[a]).items():
            two[prime] += p[a] * c
    return kl(p, q), two
