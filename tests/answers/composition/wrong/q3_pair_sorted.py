# The pair is written in alphabetical order, so that (a, b) and (b, a) are one.
def compose(first, later):
    made = {x: Counter() for x in first}
    for x, row in first.items():
        for a, u in row.items():
            for b, v in later[a][x].items():
                made[x][tuple(sorted((a, b)))] += u * v
    return {x: dict(row) for x, row in made.items()}
