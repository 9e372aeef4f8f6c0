# The class is named by texts, also where the column has numbers.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(str(row[c]) for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
