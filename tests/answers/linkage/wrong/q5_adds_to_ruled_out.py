# The caller's set ruled_out is changed: None is added to it; arguments must be left as they are. Input: any.
def telling(rows, quasi, sensitive, ruled_out):
    known = ruled_out
    known.add(None)  # an empty cell is no value either
    left = {}
    for row in rows:
        if row[sensitive] not in known:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: next(iter(v)) for c, v in left.items() if len(v) == 1}
