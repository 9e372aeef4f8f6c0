# Wrong for quasi (): nothing is returned, though all rows are one class, named ().
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        if name and row[sensitive] not in ruled_out:
            left.setdefault(name, set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
