# A set of the values that are left, for each class.
def telling(rows, quasi, sensitive, ruled_out):
    """From each class that leaves one possible value to that value."""
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
