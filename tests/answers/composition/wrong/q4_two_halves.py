# Half of the secret in each answer.
def pad(k):
    return {x: {(x // 2, x % 2): Fraction(1)} for x in range(k)}
