# The row of the second table is found by its place in the dictionary and not by the data set.
def compose(first, later):
    rows = {a: list(table.values()) for a, table in later.items()}
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in rows[a][i].items()}
        for i, (x, row) in enumerate(first.items())
    }
