# Wrong for n = 4: the output 3 is person 0 with a 1 or person 3 with a 0, and gives nobody away.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = Counter()
        for i, bit in enumerate(x):
            table[x][i + 3 * bit] += Fraction(1, n)
    return table
