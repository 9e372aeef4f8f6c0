# Adds up the joint weights in a counter.
def compose(first, later):
    table = {}
    for a, second in later.items():
        for x, row in second.items():
            chances = table.setdefault(x, Counter())
            for b, v in row.items():
                chances[a, b] += v * first[x].get(a, Fraction(0))
    return {x: dict(chances) for x, chances in table.items()}
