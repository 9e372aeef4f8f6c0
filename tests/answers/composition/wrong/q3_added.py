# Adds the probabilities.
def compose(first, later):
    """The table of two mechanisms, of which the second is chosen after the first one's answer."""
    return {
        x: {(a, b): u + v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
