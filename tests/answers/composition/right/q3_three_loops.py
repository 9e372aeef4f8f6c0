# Three loops; zeros are listed.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
