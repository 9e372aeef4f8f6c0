# By xor of four bits.
def pad(k):
    bits = lambda n: tuple(n >> i & 1 for i in range(4))
    return {x: {(bits(r), bits(r ^ x)): Fraction(1, 16) for r in range(16)} for x in range(k)}
