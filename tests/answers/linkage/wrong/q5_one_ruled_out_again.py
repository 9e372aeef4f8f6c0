# Only one element of ruled_out is struck out, the least.
# Witness: telling([{"a": 1, "s": "flu"}, {"a": 1, "s": "gout"}, {"a": 1, "s": "none"}], ("a",), "s", {"flu", "none"}) gives {}; right is {(1,): 'gout'}.
def telling(rows, quasi, sensitive, ruled_out):
    out = min(ruled_out) if ruled_out else None
    left = {}
    for row in rows:
        if row[sensitive] != out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
