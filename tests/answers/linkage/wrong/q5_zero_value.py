# The values 0 and "" are taken for missing.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        value = row[sensitive]
        if value and value not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(value)
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
