# The values of a class are written in the order of the columns of the row and not in that of quasi.
# Witness: telling([{"a": 1, "b": 2, "s": "flu"}], ("b", "a"), "s", set()) gives {(1, 2): 'flu'}; right is {(2, 1): 'flu'}.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            name = tuple(value for column, value in row.items() if column in quasi)
            left.setdefault(name, set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
