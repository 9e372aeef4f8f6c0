# The rows of the result are numbered 0, 1, 2, … instead of bearing the names of the data sets.
def compose(first, later):
    result = {}
    for number, x in enumerate(first):
        result[number] = {
            (a, b): u * later[a][x][b] for a, u in first[x].items() for b in later[a][x]
        }
    return result
