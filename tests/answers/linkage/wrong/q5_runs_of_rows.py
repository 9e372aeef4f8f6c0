# Uses groupby without sorting: a class that comes in several runs is judged by its runs.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    for name, group in itertools.groupby(rows, key=lambda r: tuple(r[c] for c in quasi)):
        values = {r[sensitive] for r in group} - ruled_out
        if len(values) == 1:
            result[name] = values.pop()
    return result
