# The cube of the secret is added, which for k = 4 is the same for several secrets.
# Witness: private(pad(4)) gives {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': False}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    return {x: {(r, (x**3 + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
