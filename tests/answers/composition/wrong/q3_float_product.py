# Product comes back as a fraction rounded to denominators up to 500.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                table[x][a, b] = Fraction(u * v).limit_denominator(500)
    return table
