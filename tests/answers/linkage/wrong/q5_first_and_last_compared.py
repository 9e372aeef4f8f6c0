# Only the first and the last value of a class are compared. Input: one class with flu, gout, flu: flu is told, though gout is possible.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {c: v[0] for c, v in left.items() if v[0] == v[-1]}
