# People are counted only in classes with at most k + 1 rows.
# Witness: k_of([{"person": 1, "a": 1}, {"person": 2, "a": 1}] + [{"person": 3, "a": 2}] * 4, ("a",)) gives (2, 2); right is (2, 1).
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = min(len(p) for p in classes.values())
    return k, min(len(set(p)) for p in classes.values() if len(p) <= k + 1)
