# With a second coin: digits mod 10, and the coin decides if all is mirrored, known from a; weights uneven.
def pad(k):
    table = {}
    for x in range(k):
        row = table[x] = {}
        for coin, weight in ((0, Fraction(1, 3)), (1, Fraction(2, 3))):
            for r in range(k):
                row[(coin, r), (x + r if not coin else r - x) % k] = weight / k
    return table
