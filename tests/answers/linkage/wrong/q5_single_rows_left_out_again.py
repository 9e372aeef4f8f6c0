# A class of which one row only is left is not counted: one row is thought to be no class.
# Witness: telling([{"a": 1, "s": "flu"}], ("a",), "s", set()) gives {}; right is {(1,): 'flu'}.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {name: v[0] for name, v in left.items() if len(v) > 1 and len(set(v)) == 1}
