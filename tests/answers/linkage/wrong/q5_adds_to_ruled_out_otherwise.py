# Adds the values it has seen in several classes to the caller's set.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    result = {}
    for c, v in left.items():
        if len(v) == 1:
            result[c] = next(iter(v))
            ruled_out |= v
    return result
