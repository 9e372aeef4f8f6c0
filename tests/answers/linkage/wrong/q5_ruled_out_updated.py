# Values that no row has are taken out of ruled_out in place, the argument is changed.
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {r[sensitive] for r in group} - ruled_out
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out.pop(name, None)
    return out
