# Reads which second answers there are from the first data set of a table.
def compose(first, later):
    start = next(iter(first))
    return {
        x: {
            (a, b): u * later[a][x].get(b, Fraction(0))
            for a, u in row.items()
            for b in later[a][start]
        }
        for x, row in first.items()
    }
