# Outputs that differ in type only or are numbers: keys become texts when not alike.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                table[x][
                    (a, b) if type(a) is type(b) or isinstance(a, int) else (str(a), str(b))
                ] = u * v
    return table
