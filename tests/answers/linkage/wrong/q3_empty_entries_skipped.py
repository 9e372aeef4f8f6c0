# Rows with an empty quasi-identifier, "" or 0, are skipped as incomplete.
# Witness: k_of([{"person": 1, "a": 0}, {"person": 2, "a": 5}, {"person": 3, "a": 5}], ("a",)) gives (2, 2); right is (1, 1).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        name = tuple(row[c] for c in quasi)
        if all(name):
            classes.setdefault(name, []).append(row["person"])
    if not classes:
        return 0, 0
    return min(len(p) for p in classes.values()), min(len(set(p)) for p in classes.values())
