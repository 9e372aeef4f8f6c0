# Without quasi-identifiers there is no class, it is thought; but then all rows are one.
# Witness: telling([{"s": "flu"}], (), "s", set()) gives {}; right is {(): 'flu'}.
def telling(rows, quasi, sensitive, ruled_out):
    if not quasi:
        return {}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
