# Tables in later list their data sets in another order than first.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in list(later[a].values())[list(first).index(x)].items():
                table[x][a, b] = u * v
    return table
