# Wrong if the data sets are not 0, 1, 2, ...: first = {7: {"a": 1}} raises a KeyError for row 0.
def compose(first, later):
    table = {}
    for x in range(len(first)):
        table[x] = {}
        for a in first[x]:
            for b in later[a][x]:
                table[x][a, b] = first[x][a] * later[a][x][b]
    return table
