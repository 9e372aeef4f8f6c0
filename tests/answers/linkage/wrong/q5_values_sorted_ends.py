# Compares the shortest and the longest value of a class, so that words of one length are one.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for r in rows:
        if r[sensitive] not in ruled_out:
            left.setdefault(tuple(r[c] for c in quasi), []).append(r[sensitive])
    found = {}
    for c, v in left.items():
        low, high = min(v, key=lambda w: len(str(w))), max(v, key=lambda w: len(str(w)))
        if len(str(low)) == len(str(high)) and len(set(v)) < 3 and v.count(v[0]) * 2 > len(v):
            found[c] = v[0]
    return found
