# Another way: bits.
def _xor(x, r):
    return tuple((x >> i & 1) ^ (r >> i & 1) for i in range(4))


def pad(k):
    """Four bits, each with a fair coin of its own."""
    return {x: {(_xor(0, r), _xor(x, r)): Fraction(1, 16) for r in range(16)} for x in range(k)}
