# For each class name its values, less what is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    name = lambda r: tuple([r[c] for c in quasi])
    result = {}
    for c in {name(r) for r in rows}:
        values = {r[sensitive] for r in rows if name(r) == c}.difference(ruled_out)
        if len(values) == 1:
            [result[c]] = values
    return result
