# K with divisors or x = 0: multiplication does not hide x; addition used for k below 5 only.
def pad(k):
    return {
        x: {(r, (x + r) % k if k < 5 else (x * (r + 1)) % k): Fraction(1, k) for r in range(k)}
        for x in range(k)
    }
