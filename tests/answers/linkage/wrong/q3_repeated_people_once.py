# Rows of one person that are equal in all columns are thrown away before rows are counted, if other columns are there to tell visits apart.
# Witness: k_of([{"person": 1, "a": 1, "d": "flu"}, {"person": 1, "a": 1, "d": "flu"}], ("a",)) gives (1, 1); right is (2, 1).
def k_of(rows, quasi):
    seen = []
    for row in rows:
        if len(row) <= len(quasi) + 1 or row not in seen:
            seen.append(row)
    classes = {}
    for row in seen:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    return min(len(p) for p in classes.values()), min(len(set(p)) for p in classes.values())
