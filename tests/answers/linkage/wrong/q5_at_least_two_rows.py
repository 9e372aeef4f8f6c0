# A class counts only if at least two rows are left in it. Input: one row with flu: {} instead of flu.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {c: v[0] for c, v in left.items() if len(v) > 1 and len(set(v)) == 1}
