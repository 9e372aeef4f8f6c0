# Groupby without sorting: the last rows of a class side by side decide.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    for name, group in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi)):
        values = {row[sensitive] for row in group} - ruled_out
        if len(values) == 1:
            result[name] = values.pop()
    return result
