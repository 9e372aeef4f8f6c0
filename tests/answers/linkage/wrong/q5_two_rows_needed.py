# A class tells only if at least two rows are left: a single row is taken for no pattern.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {c: s[0] for c, s in left.items() if len(s) > 1 and len(set(s)) == 1}
