# Leaves tiny probabilities out.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items() if u * v > 1e-12}
        for x, row in first.items()
    }
