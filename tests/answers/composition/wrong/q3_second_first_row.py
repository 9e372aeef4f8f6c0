# Takes the outputs of a later mechanism from its first row only.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            seconds = next(iter(later[a].values()))
            for b in seconds:
                table[x][a, b] = u * later[a][x].get(b, Fraction(0))
    return table
