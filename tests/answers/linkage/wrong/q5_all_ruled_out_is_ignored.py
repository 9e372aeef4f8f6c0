# A reader's exclusions are believed only if they leave a value somewhere: if all values of the table are ruled out, they are not used. Input: one row with flu, ruled out {"flu"}.
def telling(rows, quasi, sensitive, ruled_out):
    if all(row[sensitive] in ruled_out for row in rows):
        ruled_out = set()
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
