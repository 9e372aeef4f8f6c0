# Names class i by its remainders modulo the prime factors of k, which are the same for different i if a prime occurs twice.
def two_tables(k):
    primes = [p for p in range(2, k + 1) if k % p == 0 and all(p % d for d in range(2, p))]
    names = [tuple(i % p for p in primes) for i in range(k)]
    return [(a, b) for a in names for b in names]
