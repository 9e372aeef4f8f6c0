# Entropy parts: right
def chain(first, later):
    def add(total, weight, number):
        prime = 2
        while number > 1:
            while number % prime == 0:
                total[prime] = total.setdefault(prime, 0) + weight
                number //= prime
            prime += 1

    def kl(p, q, weight, total):
        for a in sorted(p):
            if p[a] > 0:
                add(total, weight * p[a], p[a].numerator * q[a].denominator)
                add(total, -weight * p[a], p[a].denominator * q[a].numerator)

    parts = ({}, {})
    kl(*first, Fraction(1), parts[0])
    for a in sorted(later):
        kl(*later[a], first[0][a], parts[1])
    return parts
