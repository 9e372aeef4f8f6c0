# Answers that differ in capitals only are one.
def compose(first, later):
    made = {}
    for x, row in first.items():
        made[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                key = (a.lower(), b.lower())
                made[x][key] = made[x].get(key, 0) + u * v
    return made
