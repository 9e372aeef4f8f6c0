# Right: sorted groupby.
def telling(rows, quasi, sensitive, ruled_out):
    pairs = sorted({(tuple(r[c] for c in quasi), r[sensitive]) for r in rows})
    pairs = [p for p in pairs if p[1] not in ruled_out]
    result = {}
    for name, group in itertools.groupby(pairs, key=lambda p: p[0]):
        values = [v for _, v in group]
        if len(values) == 1:
            (result[name],) = values
    return result
