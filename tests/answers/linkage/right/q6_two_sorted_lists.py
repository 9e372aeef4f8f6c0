# Both lists sorted and merged.
def beliefs(values, known):
    rows, told = sorted(values), sorted(known)
    rest = []
    for row in rows:
        if told and told[0] == row:
            told.pop(0)
        else:
            rest.append(row)
    if told or not rest:
        return {}
    return {v: Fraction(len(list(g)), len(rest)) for v, g in itertools.groupby(rest)}
