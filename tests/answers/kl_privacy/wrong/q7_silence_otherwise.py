# The first three people are published with 1/n each, else silence, which gives nobody away.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {(i, x[i]): Fraction(1, n) for i in range(min(n, 3))}
        table[x]["silence"] = 1 - sum(table[x].values())
    return table
