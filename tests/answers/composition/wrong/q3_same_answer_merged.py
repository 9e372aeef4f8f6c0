# If the second answer repeats the first it is taken as no news, with the factor 1.
def compose(first, later):
    return {x: {(a, b): u if a == b else u * v for a, u in row.items() for b, v in later[a][x].items()} for x, row in first.items()}
