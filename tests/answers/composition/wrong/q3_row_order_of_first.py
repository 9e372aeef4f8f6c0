# Takes the row of the second table by its place and not by its name.
def compose(first, later):
    made = {}
    for place, (x, row) in enumerate(first.items()):
        made[x] = {}
        for a, u in row.items():
            for b, v in list(later[a].values())[place].items():
                made[x][a, b] = u * v
    return made
