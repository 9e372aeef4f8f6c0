# Wrong for quasi (): nothing is returned, though all rows are one class, named ().
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {r[sensitive] for r in group} - ruled_out
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out.pop(name, None)
    return out
