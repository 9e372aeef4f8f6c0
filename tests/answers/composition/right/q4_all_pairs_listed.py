# A full square of pairs with zeros, answers as tuples, a difference instead of a sum.
def pad(k):
    table = {}
    for x in reversed(range(k)):
        table[x] = {}
        for r, s in itertools.product(range(k), repeat=2):
            table[x][("a", r), ("b", s)] = Fraction(1, k) if (r - s - x) % k == 0 else 0
    return table
