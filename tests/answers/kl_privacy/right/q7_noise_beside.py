# Publishes a coin beside the bit.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {(i, x[i], coin): Fraction(1, 2 * n) for i in range(n) for coin in (0, 1)}
    return table
