# A class of a single row is left out.
def telling(rows, quasi, sensitive, ruled_out):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    result = {}
    for name, values in classes.items():
        left = set(values) - ruled_out
        if len(left) == 1 and len(values) > 1:
            result[name] = left.pop()
    return result
