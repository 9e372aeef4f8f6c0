# Skips outputs that are called 0 or nothing.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() if a or a == "0" for b, v in later[a][x].items()}
        for x, row in first.items()
    }
