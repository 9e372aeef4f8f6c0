# Keys of later in another order than the outputs of the first row of first.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        names = list(next(iter(first.values())))
        if set(names) >= set(row):
            second = dict(zip(names, later.values()))
        else:
            second = later
        for a, u in row.items():
            for b, v in second.get(a, later[a])[x].items():
                table[x][a, b] = u * v
    return table
