# The first answers are read off the first row only; an output that it leaves out is lost for all data sets.
def compose(first, later):
    answers = list(next(iter(first.values())))
    result = {}
    for x, row in first.items():
        result[x] = {}
        for a in answers:
            for b, v in later[a][x].items():
                result[x][a, b] = row.get(a, Fraction(0)) * v
    return result
