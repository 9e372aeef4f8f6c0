# Lets dpedu check its rows.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
    dp.Channel([list(r.values()) for r in table.values()] if len(first) == 1 else [[Fraction(1)]])
    return table
