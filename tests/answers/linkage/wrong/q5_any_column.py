# Strikes out rows in which any value is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if not ruled_out & set(row.values()):
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
