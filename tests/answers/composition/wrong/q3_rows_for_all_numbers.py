# Has a row for every number up to the largest data set, so for data sets 2 and 5 there are rows 0, 1, 3 and 4 as well.
def compose(first, later):
    table = {}
    for x in range(max(first) + 1):
        table[x] = {}
        for a, u in first.get(x, {}).items():
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
