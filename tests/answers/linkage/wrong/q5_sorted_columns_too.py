# The class is named in alphabetical order of the columns, not in that of quasi.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in sorted(quasi)), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
