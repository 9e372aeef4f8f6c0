# Where k + 1 is odd it is taken for a prime, and multiplied: for k = 8 products modulo 9 leak.
# Witness: private(pad(8)) gives {'sums to 1': True, 'a hides': True, 'b hides': False, 'both tell': False}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    u = Fraction(1, k)
    if k % 2:
        return {x: {(r, (x + r) % k): u for r in range(k)} for x in range(k)}
    p = k + 1
    return {x: {(r, (x + 1) * r % p): u for r in range(1, p)} for x in range(k)}
