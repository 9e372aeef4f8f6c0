# Of the set ruled_out only one value is used. Input: one class with flu, gout, none and ruled_out {"flu", "gout"}: {} instead of none.
def telling(rows, quasi, sensitive, ruled_out):
    out = min(ruled_out, default=None)
    left = {}
    for row in rows:
        if row[sensitive] != out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: next(iter(v)) for c, v in left.items() if len(v) == 1}
