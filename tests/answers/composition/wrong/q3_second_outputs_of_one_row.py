# The second answers are read off the row with the smallest data set; outputs named only in other rows are lost.
def compose(first, later):
    smallest = min(first)
    return {
        x: {(a, b): u * later[a][x].get(b, 0) for a, u in row.items() for b in later[a][smallest]}
        for x, row in first.items()
    }
