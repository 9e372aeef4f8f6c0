# Groupby without sorting: runs of rows are judged, a later run hides an earlier one.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    for name, run in itertools.groupby(rows, key=lambda r: tuple(r[c] for c in quasi)):
        values = {r[sensitive] for r in run} - set(ruled_out)
        if len(values) == 1:
            result[name] = values.pop()
    return result
