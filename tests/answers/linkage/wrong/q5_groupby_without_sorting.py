# Groupby without sorting; a class whose rows are apart is judged by its last piece. Input: a = x, y, x with s = flu, flu, gout: x tells gout, though flu is possible.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    rest = [r for r in rows if r[sensitive] not in ruled_out]
    for name, group in itertools.groupby(rest, key=lambda r: tuple(r[c] for c in quasi)):
        values = {r[sensitive] for r in group}
        if len(values) == 1:
            result[name] = values.pop()
    return result
