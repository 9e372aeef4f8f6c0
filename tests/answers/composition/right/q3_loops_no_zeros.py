# Loops no zeros.
def compose(first, later):
    table = {}
    for x in first:
        table[x] = {}
        for a in first[x]:
            if first[x][a] == 0:
                continue
            for b in later[a][x]:
                chance = first[x][a] * later[a][x][b]
                if chance > 0:
                    table[x][a, b] = chance
    return table
