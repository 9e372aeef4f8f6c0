# A value that is 0 or the empty text is not counted as a value.
# Witness: telling([{"a": 1, "s": 0}, {"a": 1, "s": 3}], ("a",), "s", set()) gives {(1,): 3}; right is {}.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        left.setdefault(name, set())
        if row[sensitive] and row[sensitive] not in ruled_out:
            left[name].add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
