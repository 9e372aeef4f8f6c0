# Wrong for values flu, gout, flu in one class: only the first and the last row left were compared.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {name: values[0] for name, values in left.items() if values[0] == values[-1]}
