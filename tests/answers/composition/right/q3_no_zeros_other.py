# Leaves out what is impossible.
def compose(first, later):
    made = {}
    for x in sorted(first):
        row = made.setdefault(x, {})
        for a in filter(first[x].get, first[x]):
            row.update({(a, b): first[x][a] * v for b, v in later[a][x].items() if v})
    return made
