# Wrong where a later table lists the data sets in another order.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in list(later[a].values())[i].items()}
        for i, (x, row) in enumerate(first.items())
    }
