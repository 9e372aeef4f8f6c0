# Wrong for a sensitive value 0: it was taken for no value.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), {})[str(row[sensitive]).lower()] = row[sensitive]
    return {name: list(v.values())[0] for name, v in left.items() if len(v) == 1}
