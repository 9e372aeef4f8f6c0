# Keeps a class whose only value is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    told = {}
    for name, values in classes.items():
        left = values if len(values) == 1 else values - ruled_out
        if len(left) == 1:
            told[name] = next(iter(left))
    return told
