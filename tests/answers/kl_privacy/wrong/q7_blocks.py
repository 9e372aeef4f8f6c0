# From four people on publishes a block of two at once, so that the total variation is too large.
def always_somebody(n):
    size = -(-n // 3)
    blocks = [range(s, min(s + size, n)) for s in range(0, n, size)]
    return {
        x: {tuple((i, x[i]) for i in block): Fraction(1, len(blocks)) for block in blocks}
        for x in itertools.product((0, 1), repeat=n)
    }
