# By valuations.
def chain(first, later):
    """For each prime below 61 on its own: how often it divides, weighted."""
    def often(prime, n):
        return 0 if n % prime else 1 + often(prime, n // prime)

    def power(prime, f):
        return often(prime, f.numerator) - often(prime, f.denominator)

    P, Q = first
    one, two = {}, {}
    for prime in (p for p in range(2, 61) if all(p % d for d in range(2, p))):
        mean = lambda p, q: sum(
            (p[a] * (power(prime, p[a]) - power(prime, q[a])) for a in p if p[a]), Fraction(0)
        )
        one[prime] = mean(P, Q)
        two[prime] = sum((P[a] * mean(*later[a]) for a in P if P[a]), Fraction(0))
    return one, two
