# Outputs that only later rows of first name are forgotten.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in ((a, row.get(a, 0)) for a in next(iter(first.values()))):
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
