# Groupby without sorting: a class in several runs is judged run by run.
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {row[sensitive] for row in group} - ruled_out
        if len(values) == 1:
            out[name] = values.pop()
    return out
