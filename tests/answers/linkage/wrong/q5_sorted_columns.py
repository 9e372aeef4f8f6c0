# Sorts the columns of the class by name.
def telling(rows, quasi, sensitive, ruled_out):
    """From each class that leaves one possible value to that value."""
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in sorted(quasi, reverse=True)), set()).add(
                row[sensitive]
            )
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
