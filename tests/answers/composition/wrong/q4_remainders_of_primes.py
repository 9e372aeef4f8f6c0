# Wrong for k = 4, 8 and 9: remainders modulo the primes of k do not tell 0 and 2 apart for k = 4.
def pad(k):
    primes = [p for p in (2, 3, 5, 7) if k % p == 0]
    return {
        x: {(r, tuple((x + r) % p for p in primes)): Fraction(1, k) for r in range(k)}
        for x in range(k)
    }
