# Publishes the pad and the pad less the secret.
def pad(k):
    return {x: {(r, (r - x) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
