# The different pairs of class and value, sorted, grouped by class.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = {(tuple(r[c] for c in quasi), r[sensitive]) for r in rows}
    pairs = sorted(p for p in pairs if p[1] not in ruled_out)
    result = {}
    for name, group in itertools.groupby(pairs, key=lambda p: p[0]):
        (_, value), *others = group
        if not others:
            result[name] = value
    return result
