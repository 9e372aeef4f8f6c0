# A class is named by the set of its values, so (x, y) and (y, x) are one class.
# Witness: k_of([{"person": 1, "a": 2, "b": 3}, {"person": 2, "a": 3, "b": 2}], ("a", "b")) gives (2, 2); right is (1, 1).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(frozenset(row[c] for c in quasi), []).append(row["person"])
    return min(len(p) for p in classes.values()), min(len(set(p)) for p in classes.values())
