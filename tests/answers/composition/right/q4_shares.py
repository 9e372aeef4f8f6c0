# Splits the secret into two shares that sum to it.
def pad(k):
    return {
        x: {(a, b): Fraction(1, k) for a in range(k) for b in range(k) if (a + b - x) % k == 0}
        for x in range(k)
    }
