# A pair whose two answers have the same name is left out.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items() if a != b}
        for x, row in first.items()
    }
