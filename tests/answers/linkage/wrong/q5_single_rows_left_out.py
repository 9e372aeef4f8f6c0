# A class of one row is thought to be no class, and is left out. Input: one row.
def telling(rows, quasi, sensitive, ruled_out):
    size, left = {}, {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        size[name] = size.get(name, 0) + 1
        if row[sensitive] not in ruled_out:
            left.setdefault(name, set()).add(row[sensitive])
    return {n: next(iter(v)) for n, v in left.items() if len(v) == 1 and size[n] > 1}
