# Multiplies in three loops.
def compose(first, later):
    table = {}
    for x in first:
        table[x] = {}
        for a in first[x]:
            for b in later[a][x]:
                table[x][a, b] = first[x][a] * later[a][x][b]
    return table
