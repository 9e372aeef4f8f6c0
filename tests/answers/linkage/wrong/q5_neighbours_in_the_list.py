# Wrong for rows in any order: groupby on the unsorted rows, a later piece of a class overwrites the first.
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {r[sensitive] for r in group} - ruled_out
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out.pop(name, None)
    return out
