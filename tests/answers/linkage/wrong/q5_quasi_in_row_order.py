# The class is written in the order of the row's columns if there are more than two of them. Input: quasi ("c", "a", "b").
def telling(rows, quasi, sensitive, ruled_out):
    order = quasi if len(quasi) < 3 else sorted(quasi)
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in order), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
