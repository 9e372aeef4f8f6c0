# Wrong where a row leaves out an output: it is written into the caller's table.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a in later:
            u = row.setdefault(a, Fraction(0))
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
