# For even k from 8 on the pad is built from a smaller one of the half of the secret, and its lowest bit is dropped.
def pad(k):
    m = k if k < 8 else (k + 1) // 2
    return {x: {(r, (x * m // k + r) % m): Fraction(1, m) for r in range(m)} for x in range(k)}
