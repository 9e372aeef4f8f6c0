# By with coin and frozenset.
def always_somebody(n):
    """A person is published, together with a coin that has nothing to do with the data."""
    table = {}
    for code in range(2**n):
        x = tuple(code >> i & 1 for i in range(n))
        table[x] = Counter()
        for i, coin in itertools.product(range(n), "HT"):
            table[x][frozenset([("who", i), ("bit", x[i]), coin])] += Fraction(1 + 2 * (coin == "T"), 4 * n)
    return table
