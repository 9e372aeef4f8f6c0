# Values are told apart by their first letter or digit only. Input: values "none" and "nausea" in one class, or 1 and 10.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            values = left.setdefault(tuple(row[c] for c in quasi), {})
            values.setdefault(str(row[sensitive])[:1], row[sensitive])
    return {name: list(values.values())[0] for name, values in left.items() if len(values) == 1}
