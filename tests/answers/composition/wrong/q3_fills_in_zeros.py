# Writes zeros into the arguments where an output is left out: first = {0: {"a": 1}, 1: {"b": 1}} becomes {0: {"a": 1, "b": 0}, ...}.
def compose(first, later):
    for table in (first, *later.values()):
        outputs = sorted({a for row in table.values() for a in row})
        for row in table.values():
            for a in outputs:
                row.setdefault(a, Fraction(0))
    return {
        x: {(a, b): u * v for a, u in first[x].items() for b, v in later[a][x].items()}
        for x in first
    }
