# Zero entries are deleted from first: an argument is changed.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a in [a for a in row if not row[a]]:
            del row[a]
        for a, u in row.items():
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
