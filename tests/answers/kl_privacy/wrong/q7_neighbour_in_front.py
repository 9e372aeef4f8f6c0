# Publishes a person's bit and, in larger groups, also that of the person three places further on, as a help.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        circle = x * 4
        row = Counter()
        for i in range(n):
            row[i, x[i], circle[i + 3] if n > 3 else x[i]] += Fraction(1, n)
        table[x] = row
    return table
