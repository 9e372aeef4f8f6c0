# Takes the tables of the second mechanism by their place.
def compose(first, later):
    tables = list(later.values())
    return {
        x: {(a, b): u * v for (a, u), t in zip(row.items(), tables) for b, v in t[x].items()}
        for x, row in first.items()
    }
