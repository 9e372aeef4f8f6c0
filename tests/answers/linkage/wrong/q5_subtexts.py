# Rules out what is a part of a text that is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if not any(str(row[sensitive]) in str(v) for v in ruled_out):
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
