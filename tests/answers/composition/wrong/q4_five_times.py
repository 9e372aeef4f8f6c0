# The random number is multiplied by 5 before it is added: for k = 5 the second answer is the secret.
# Witness: private(pad(5)) gives {'sums to 1': True, 'a hides': True, 'b hides': False, 'both tell': True}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    return {x: {(r, (x + 5 * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
