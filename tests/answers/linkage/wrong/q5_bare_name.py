# Names a class by its value where there is one column.
def telling(rows, quasi, sensitive, ruled_out):
    """From each class that leaves one possible value to that value."""
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {
        (name[0] if len(name) == 1 else name): values.pop()
        for name, values in left.items()
        if len(values) == 1
    }
