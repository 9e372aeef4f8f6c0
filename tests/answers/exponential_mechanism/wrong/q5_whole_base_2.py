# The base is cut to a whole number to keep powers exact, so that 5/2 counts as 2.
def worst_ratio(table, base):
    base = Fraction(int(base))
    rows = [[base**u / sum(base**v for v in row) for u in row] for row in table]
    pairs = [(p, q) for x, y in itertools.pairwise(rows) for p, q in zip(x, y)]
    return max(max(p / q, q / p) for p, q in pairs)
