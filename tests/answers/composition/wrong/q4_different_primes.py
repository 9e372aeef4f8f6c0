# The secret is hidden modulo each prime factor of k, each counted once: for k = 4, 8, 9 this does not tell it.
# Witness: private(pad(9)) gives {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': False}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    primes = [p for p in range(2, k + 1) if k % p == 0 and all(p % d for d in range(2, p))]
    keys = list(itertools.product(*map(range, primes)))
    one = Fraction(1, len(keys))
    return {
        x: {(key, tuple((x + r) % p for r, p in zip(key, primes))): one for key in keys}
        for x in range(k)
    }
