# Comprehension.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
