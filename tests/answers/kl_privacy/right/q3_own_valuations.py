# Without logs: powers of each number up to 60 that is prime.
def chain(first, later):
    primes = [r for r in range(2, 61) if all(r % d for d in range(2, r))]
    def valuation(n, r):
        return 0 if n % r else 1 + valuation(n // r, r)
    def coefficient(p, q, r):
        return sum(
            (u * (valuation(u.numerator, r) - valuation(u.denominator, r) - valuation(q[a].numerator, r) + valuation(q[a].denominator, r)) for a, u in p.items() if u),
            Fraction(0),
        )
    return [
        {r: coefficient(*first, r) for r in primes},
        {r: sum((u * coefficient(*later[a], r) for a, u in first[0].items() if u), Fraction()) for r in primes},
    ]
