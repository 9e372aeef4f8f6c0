# Names a class in the order of the row.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(v for c, v in row.items() if c in quasi), set()).add(
                row[sensitive]
            )
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
