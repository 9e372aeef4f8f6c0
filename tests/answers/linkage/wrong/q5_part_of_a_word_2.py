# Wrong where a value is a part of one ruled out: "flu" in "influx" is true for texts joined.
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {r[sensitive] for r in group} - ruled_out
        if len(values) == 1:
            out[name] = values.pop()
        else:
            out.pop(name, None)
    return out
