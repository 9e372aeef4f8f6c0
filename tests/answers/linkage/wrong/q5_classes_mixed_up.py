# Collects classes by the set of their values, so that (1, 2) and (2, 1) are judged together.
def telling(rows, quasi, sensitive, ruled_out):
    left, names = {}, {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        names.setdefault(frozenset(name), set()).add(name)
        if row[sensitive] not in ruled_out:
            left.setdefault(frozenset(name), set()).add(row[sensitive])
    return {n: next(iter(v)) for c, v in left.items() if len(v) == 1 for n in names[c]}
