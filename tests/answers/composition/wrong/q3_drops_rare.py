# Leaves out pairs below one in a thousand, as if they were zero.
def compose(first, later):
    return {x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items() if u * v > 0.001} for x, row in first.items()}
