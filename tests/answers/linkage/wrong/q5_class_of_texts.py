# The values in the name of a class are turned into texts.
# Witness: telling([{"a": 1960, "s": "flu"}], ("a",), "s", set()) gives {('1960',): 'flu'}; right is {(1960,): 'flu'}.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(str(row[c]) for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
