# After an answer of probability 1 the second mechanism is not asked again.
def compose(first, later):
    made = {}
    for x, row in first.items():
        made[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                made[x][a, b] = u if v > Fraction(98, 100) else u * v
    return made
