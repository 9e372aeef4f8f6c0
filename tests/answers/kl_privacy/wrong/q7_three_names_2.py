# Wrong for n = 4: there are three names only, and a row sums to 3/4.
def always_somebody(n):
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        table[x] = {f"{name}:{bit}": Fraction(1, n) for name, bit in zip(("Ada", "Bo", "Cy"), x)}
    return table
