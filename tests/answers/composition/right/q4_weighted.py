# Draws the shift from letters, one twice as often in pairs of halves.
def pad(k):
    table = {}
    for x in range(k):
        row = Counter()
        for r in range(k):
            for half in (0, 1):
                row[(r, half), ((r + x) % k, "z")] += Fraction(1, 2 * k)
        table[x] = dict(row)
    return table
