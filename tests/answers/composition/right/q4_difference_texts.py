# Difference texts.
def pad(k):
    table = {}
    for x in range(k):
        table[x] = {}
        for a, b in itertools.product(range(k), repeat=2):
            if (a - b - x) % k == 0:
                table[x][f"a{a}", f"b{b}"] = Fraction(1, k)
    return table
